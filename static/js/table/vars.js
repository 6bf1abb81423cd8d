/** `${vars({'--x': '3px'})}` on an element sets custom properties through the CSSOM: a strict CSP forbids style attributes. */
import { Directive, directive, noChange } from '../../vendor/lit-html.js';

class VarsDirective extends Directive {
  /** @type {Record<string, string>} */
  #set = {};

  /** @param {Record<string, string>} _values */
  render(_values) {
    return noChange;
  }

  /**
   * @override
   * @param {import('../../vendor/lit-html.js').Part} part
   * @param {[Record<string, string>]} values
   */
  update(part, [values]) {
    const { style } = /** @type {{element: HTMLElement}} */ (/** @type {unknown} */ (part)).element;
    for (const [name, value] of Object.entries(values)) {
      if (this.#set[name] !== value) style.setProperty(name, value);
    }
    for (const name of Object.keys(this.#set)) {
      if (!(name in values)) style.removeProperty(name);
    }
    this.#set = values;
    return noChange;
  }
}

export const vars = directive(VarsDirective);
