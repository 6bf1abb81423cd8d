// The way to bring friends: the table's code, its link, the phone's own sharing, and a QR code that is made only when asked for.

import { html, nothing, svg } from '../vendor/lit-html.js';
import { roomLink } from './address.js';
import { ICONS } from './icons.js';
import { t } from './messages.js';
import { qrOf } from './qr.js';

const COPIED_MS = 2500;
/** @type {{copied: boolean, qr: {link: string, path: string, size: number} | null}} */
const shown = { copied: false, qr: null };

/**
 * @param {string} code
 * @param {() => void} changed
 */
export function invite(code, changed) {
  const link = roomLink(code);
  const qr = shown.qr?.link === link ? shown.qr : null;
  const copy = async () => {
    shown.copied = await copyText(link);
    changed();
    setTimeout(() => {
      shown.copied = false;
      changed();
    }, COPIED_MS);
  };
  // To another device such a link leads nowhere: then only this computer's other windows can be brought.
  const onlyHere = isOnlyHere(location.hostname);
  const toggleQr = async () => {
    shown.qr = qr ? null : await qrOf(link);
    changed();
  };
  return html`<div class="invite">
    <p class="invite-code">
      <span class="overline">${t('invite-code')}</span> <bdi class="code" dir="ltr" translate="no">${code}</bdi>
    </p>
    ${qr
      ? html`<svg class="qr" viewBox="0 0 ${qr.size} ${qr.size}" role="img" aria-label=${t('invite-qr-alt')}>
          ${svg`<path d=${qr.path} />`}
        </svg>`
      : nothing}
    <div class="invite-ways">
      <button class="secondary" type="button" @click=${copy}>
        ${shown.copied ? ICONS.done : ICONS.copy}<span aria-live="polite"
          >${t(shown.copied ? 'invite-copied' : 'invite-copy')}</span
        >
      </button>
      ${onlyHere ? nothing : waysToOthers(link, qr, toggleQr)}
    </div>
    ${onlyHere ? html`<p class="invite-note">${t('invite-only-here', { command: 'HOST=0.0.0.0' })}</p>` : nothing}
  </div>`;
}

/**
 * The ways that leave this computer.
 * @param {string} link
 * @param {unknown} qr
 * @param {() => void} toggleQr
 */
function waysToOthers(link, qr, toggleQr) {
  return html`${'share' in navigator
      ? html`<button class="secondary" type="button" @click=${() => share(link)}>
          ${ICONS.share}<span>${t('invite-share')}</span>
        </button>`
      : nothing}
    <button class="secondary" type="button" aria-pressed=${qr ? 'true' : 'false'} @click=${toggleQr}>
      ${ICONS.qr}<span>${t('invite-qr')}</span>
    </button>`;
}

/**
 * Returns whether a link with this host opens on this computer alone.
 * @param {string} host
 */
export function isOnlyHere(host) {
  return host === 'localhost' || host.startsWith('127.') || host === '[::1]';
}

/** @param {string} link */
async function share(link) {
  // Rejected when the person changes their mind: no trouble.
  await navigator.share({ title: t('app-name'), text: t('invite-share-text'), url: link }).catch(() => {});
}

/**
 * Copies, and returns whether it did; without a secure context there is no clipboard API, and the old way still works.
 * @param {string} text
 */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    field.className = 'visually-hidden';
    document.body.append(field);
    const focused = document.activeElement;
    field.select();
    const copied = document.execCommand('copy');
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return copied;
  }
}
