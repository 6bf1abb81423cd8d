// The settings: one dialog over every screen, drawn for itself, so that it may be loaded when somebody wants it.
//
// All that is chosen stays in this browser and is worn at once; nothing has to be confirmed.

import { render } from '../../vendor/lit-html.js';
import { alsoSpeak, direction } from '../messages.js';
import { whenPreferred } from '../preferences.js';
import { panel } from './panel.js';

/** @import {BarActions} from "../bar.js" */
/** @typedef {Pick<BarActions, 'language' | 'relit'>} SettingsActions */

/** @type {HTMLDialogElement | null} */
let dialog = null;

/**
 * Opens the settings; once is enough.
 * @param {SettingsActions} actions
 */
export async function openSettings(actions) {
  await alsoSpeak('settings');
  if (dialog) return;
  const opened = document.createElement('dialog');
  dialog = opened;
  opened.className = 'settings';
  opened.setAttribute('aria-labelledby', 'settings-title');
  const close = () => opened.close();
  const draw = () => {
    opened.dir = direction();
    render(panel({ ...actions, draw, close }), opened);
  };
  const stopListening = whenPreferred(draw);
  // A press beside it, on the backdrop, is the dialog's own; one that began inside, on a slider say, is not meant.
  let outside = false;
  opened.addEventListener('pointerdown', ({ target }) => (outside = target === opened));
  opened.addEventListener('click', ({ target }) => outside && target === opened && close());
  opened.addEventListener('close', () => {
    stopListening();
    opened.remove();
    dialog = null;
  });
  document.body.append(opened);
  draw();
  opened.showModal();
}
