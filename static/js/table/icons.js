/** The table's few signs, drawn in strokes on a grid of 24. */
import { html, svg } from '../../vendor/lit-html.js';

const DRAWINGS = {
  leave: svg`<path d="M10 4H5.5V20H10M14 8 18.5 12 14 16M18 12H9.5"/>`,
  chat: svg`<path d="M4 5H20V16H11L6.5 20V16H4Z"/>`,
  smile: svg`<circle cx="12" cy="12" r="8.7"/><path d="M8.3 14c1.9 3.2 5.5 3.2 7.4 0M9 9.3V9.8M15 9.3V9.8"/>`,
  settings: svg`<path d="M4 7.5H12M17.5 7.5H20M4 16.5H6.5M12 16.5H20"/><circle cx="14.7" cy="7.5" r="2.6"/><circle cx="9.3" cy="16.5" r="2.6"/>`,
  check: svg`<path d="M5 12.5 10 17.5 19.5 7"/>`,
  bot: svg`<path d="M5 9H19V19H5ZM12 9V5M9.5 13.5V14.5M14.5 13.5V14.5M2.5 12.5V15.5M21.5 12.5V15.5"/><circle cx="12" cy="4" r="1"/>`,
  offline: svg`<path d="M3 9C8 4.5 16 4.5 21 9M6.5 13C9.5 10.3 14.5 10.3 17.5 13M12 18V18.1M4 20 20 4"/>`,
  moon: svg`<path d="M19 14.5A8 8 0 1 1 9.5 5 6.5 6.5 0 0 0 19 14.5Z"/>`,
  plus: svg`<path d="M12 6V18M6 12H18"/>`,
  close: svg`<path d="M6.5 6.5 17.5 17.5M17.5 6.5 6.5 17.5"/>`,
  back: svg`<path d="M14.5 6 8.5 12 14.5 18"/>`,
  forth: svg`<path d="M9.5 6 15.5 12 9.5 18"/>`,
  down: svg`<path d="M12 5V18M6.5 13 12 18.5 17.5 13"/>`,
  hint: svg`<path d="M9 18.5H15M10 21.5H14M9.5 15.5C9.5 12.5 6 12 6 8.5A6 6 0 0 1 18 8.5C18 12 14.5 12.5 14.5 15.5Z"/>`,
  guide: svg`<path d="M9.3 9.4A2.8 2.8 0 1 1 13.3 11.9C12.4 12.4 12 12.9 12 13.9M12 16.9V17"/><circle cx="12" cy="12" r="9"/>`,
  cards: svg`<path d="M8.5 7H18.5V20H8.5ZM5.5 16V4H14.5"/>`,
};

/** @param {keyof typeof DRAWINGS} name @param {string} [mirrored] 'turns' in a right-to-left page */
export function icon(name, mirrored = '') {
  return html`<svg class="t-icon ${mirrored}" viewBox="0 0 24 24" aria-hidden="true">${DRAWINGS[name]}</svg>`;
}
