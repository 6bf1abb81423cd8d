// What the page uses of lit-html, as one module: `tools/vendor` writes static/vendor/lit-html.js from it.

export * from 'lit-html';
export { AsyncDirective } from 'lit-html/async-directive.js';
export { directive, Directive, PartType } from 'lit-html/directive.js';
export { classMap } from 'lit-html/directives/class-map.js';
export { guard } from 'lit-html/directives/guard.js';
export { ifDefined } from 'lit-html/directives/if-defined.js';
export { keyed } from 'lit-html/directives/keyed.js';
export { live } from 'lit-html/directives/live.js';
export { createRef, ref } from 'lit-html/directives/ref.js';
export { repeat } from 'lit-html/directives/repeat.js';
