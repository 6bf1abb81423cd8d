// The reactions: our own drawings, so that they look alike on every device. Inks are phrases.css's.

import { html, svg } from '../../vendor/lit-html.js';

/** @param {import("../../vendor/lit-html.js").TemplateResult<2>} drawing */
function reaction(drawing) {
  return html`<svg class="reaction" viewBox="0 0 48 48" aria-hidden="true" focusable="false">${drawing}</svg>`;
}

const FACE = svg`<circle class="r-face" cx="24" cy="24" r="20"/>`;

/** @type {Record<string, import("../../vendor/lit-html.js").TemplateResult>} */
export const DRAWINGS = {
  bravo: reaction(
    svg`<path class="r-line" d="M24 1.5V6M24 42v4.5M1.5 24H6M42 24h4.5M8 8l3 3M37 37l3 3M40 8l-3 3M11 37l-3 3"/>
      <path class="r-gold" d="M24 9l4.4 4.4h6.2v6.2L39 24l-4.4 4.4v6.2h-6.2L24 39l-4.4-4.4h-6.2v-6.2L9 24l4.4-4.4v-6.2h6.2z"/>
      <circle class="r-dot" cx="24" cy="24" r="4"/>`,
  ),
  heart: reaction(
    svg`<path class="r-red" d="M24 42C12 32.5 4 25.5 4 16.5 4 10 8.7 6 14 6c4.3 0 7.7 2.3 10 6.2C26.3 8.3 29.7 6 34 6c5.3 0 10 4 10 10.5 0 9-8 16-20 25.5z"/>`,
  ),
  laugh: reaction(
    svg`${FACE}<path class="r-ink" d="M11.5 20.5c1.5-3 5.5-3 7 0M29.5 20.5c1.5-3 5.5-3 7 0"/>
      <path class="r-mouth" d="M12.5 26h23c0 7.5-5 11.5-11.5 11.5S12.5 33.5 12.5 26z"/>`,
  ),
  surprise: reaction(
    svg`${FACE}<path class="r-ink" d="M11.5 13.5c1.8-1.6 3.8-2 6-1.4M36.5 13.5c-1.8-1.6-3.8-2-6-1.4"/>
      <circle class="r-dot" cx="16" cy="20" r="2.6"/><circle class="r-dot" cx="32" cy="20" r="2.6"/>
      <ellipse class="r-mouth" cx="24" cy="33" rx="5" ry="6"/>`,
  ),
  sad: reaction(
    svg`${FACE}<circle class="r-dot" cx="16" cy="21" r="2.6"/><circle class="r-dot" cx="32" cy="21" r="2.6"/>
      <path class="r-ink" d="M16 35c3-5 13-5 16 0M11.5 14.5l6-2M36.5 14.5l-6-2"/>
      <path class="r-tear" d="M34 26c2.2 3 3.3 4.8 3.3 6.4a3.3 3.3 0 0 1-6.6 0C30.7 30.8 31.8 29 34 26z"/>`,
  ),
  tea: reaction(
    svg`<path class="r-ink" d="M19 9c-2-2 2-3.5 0-6M28 9c-2-2 2-3.5 0-6"/>
      <path class="r-glass" d="M12 12h24l-2.5 10c-.8 3.2-.8 5.3 0 8.5L35 42H13l1.5-11.5c.8-3.2.8-5.3 0-8.5z"/>
      <path class="r-tea" d="M14 19h20l-.8 3.5c-.8 3.2-.8 5 0 8L34 39.5H14l.8-9c.8-3 .8-4.8 0-8z"/>
      <path class="r-mint" d="M33 14c5-5 9-4.5 11-3.5-1.5 4-5.5 6-11 3.5z"/>
      <path class="r-line" d="M8 44.5h32"/>`,
  ),
};

/**
 * Returns the drawing of a reaction, which says nothing to a screen reader; null for all other lines.
 * @param {Pick<import("../wire.js").ChatLine, 'phrase'>} line
 */
export function lineDrawing({ phrase }) {
  return (phrase && DRAWINGS[phrase]) ?? null;
}
