// The page's few icons: 24 × 24 strokes in the colour of the words around them. Each says nothing to a screen reader: its button does.

import { svg, html } from '../vendor/lit-html.js';

/** @param {import("../vendor/lit-html.js").TemplateResult<2>} drawing */
function icon(drawing) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${drawing}</svg>`;
}

export const ICONS = {
  language: icon(
    svg`<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 2.6 4.2 5.8 4.2 9S15 18.4 12 21c-3-2.6-4.2-5.8-4.2-9S9 5.6 12 3z"/>`,
  ),
  sun: icon(
    svg`<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8"/>`,
  ),
  moon: icon(svg`<path d="M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2z"/>`),
  copy: icon(
    svg`<rect x="8.5" y="8.5" width="12" height="12" rx="2.2"/><path d="M15.5 8.5V5.7a2.2 2.2 0 0 0-2.2-2.2H5.7a2.2 2.2 0 0 0-2.2 2.2v7.6a2.2 2.2 0 0 0 2.2 2.2h2.8"/>`,
  ),
  done: icon(svg`<path d="M4.5 12.8l5 5L19.5 7"/>`),
  share: icon(
    svg`<path d="M12 14.5V3.2M7.8 7L12 2.9 16.2 7M7 10.5H5.2A1.7 1.7 0 0 0 3.5 12.2v7a1.7 1.7 0 0 0 1.7 1.7h13.6a1.7 1.7 0 0 0 1.7-1.7v-7a1.7 1.7 0 0 0-1.7-1.7H17"/>`,
  ),
  qr: icon(
    svg`<path d="M3.5 3.5h6.2v6.2H3.5zM14.3 3.5h6.2v6.2h-6.2zM3.5 14.3h6.2v6.2H3.5zM14.3 14.3h2.4v2.4h-2.4zM18.4 18.4h2.1v2.1h-2.1zM14.3 20.5v-1.2M20.5 14.3v1.6"/>`,
  ),
  back: icon(svg`<path class="turns" d="M14.5 5.5 8 12l6.5 6.5"/>`),
  forth: icon(svg`<path class="turns" d="M9.5 5.5 16 12l-6.5 6.5"/>`),
  guide: icon(svg`<circle cx="12" cy="12" r="9"/><path d="M9.3 9.4a2.8 2.8 0 1 1 4 2.5c-.9.5-1.3 1-1.3 2M12 16.9v.1"/>`),
  close: icon(svg`<path d="M5.5 5.5l13 13M18.5 5.5l-13 13"/>`),
  send: icon(svg`<path class="turns" d="M4 12l16.5-8-5.2 16.5-3.2-6.8zM12.1 13.7L20.5 4"/>`),
  settings: icon(
    svg`<path d="M4 7h9M17.5 7H20M4 17h2.5M11 17h9"/><circle cx="15.2" cy="7" r="2.3"/><circle cx="8.8" cy="17" r="2.3"/>`,
  ),
  seat: icon(svg`<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.6-4 3.6-6.3 7.5-6.3s6.9 2.3 7.5 6.3"/>`),
  heard: icon(svg`<path d="M4 9.5v5h3.5l4.5 4V5.5l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11"/>`),
  muted: icon(svg`<path d="M4 9.5v5h3.5l4.5 4V5.5l-4.5 4zM16 9.5l5 5M21 9.5l-5 5"/>`),
  pencil: icon(svg`<path d="M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19zM14 6.5l3.5 3.5"/>`),
  smile: icon(svg`<circle cx="12" cy="12" r="8.7"/><path d="M8.3 14c1.9 3.2 5.5 3.2 7.4 0M9 9.3V9.8M15 9.3V9.8"/>`),
  chevron: icon(svg`<path d="M6 9.5l6 6 6-6"/>`),
};
