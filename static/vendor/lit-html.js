/* lit-html 3.3.3, Copyright Google LLC, BSD-3-Clause: lit-html.LICENSE */

// node_modules/lit-html/lit-html.js
var t = globalThis;
var i = (t4) => t4;
var s = t.trustedTypes;
var e = s ? s.createPolicy("lit-html", { createHTML: (t4) => t4 }) : void 0;
var h = "$lit$";
var o = `lit$${Math.random().toFixed(9).slice(2)}$`;
var n = "?" + o;
var r = `<${n}>`;
var l = document;
var c = () => l.createComment("");
var a = (t4) => null === t4 || "object" != typeof t4 && "function" != typeof t4;
var u = Array.isArray;
var d = (t4) => u(t4) || "function" == typeof t4?.[Symbol.iterator];
var f = "[ 	\n\f\r]";
var v = /<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g;
var _ = /-->/g;
var m = />/g;
var p = RegExp(`>|${f}(?:([^\\s"'>=/]+)(${f}*=${f}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`, "g");
var g = /'/g;
var $ = /"/g;
var y = /^(?:script|style|textarea|title)$/i;
var x = (t4) => (i6, ...s4) => ({ _$litType$: t4, strings: i6, values: s4 });
var b = x(1);
var w = x(2);
var T = x(3);
var E = /* @__PURE__ */ Symbol.for("lit-noChange");
var A = /* @__PURE__ */ Symbol.for("lit-nothing");
var C = /* @__PURE__ */ new WeakMap();
var P = l.createTreeWalker(l, 129);
function V(t4, i6) {
  if (!u(t4) || !t4.hasOwnProperty("raw")) throw Error("invalid template strings array");
  return void 0 !== e ? e.createHTML(i6) : i6;
}
var N = (t4, i6) => {
  const s4 = t4.length - 1, e6 = [];
  let n4, l3 = 2 === i6 ? "<svg>" : 3 === i6 ? "<math>" : "", c4 = v;
  for (let i7 = 0; i7 < s4; i7++) {
    const s5 = t4[i7];
    let a2, u4, d2 = -1, f3 = 0;
    for (; f3 < s5.length && (c4.lastIndex = f3, u4 = c4.exec(s5), null !== u4); ) f3 = c4.lastIndex, c4 === v ? "!--" === u4[1] ? c4 = _ : void 0 !== u4[1] ? c4 = m : void 0 !== u4[2] ? (y.test(u4[2]) && (n4 = RegExp("</" + u4[2], "g")), c4 = p) : void 0 !== u4[3] && (c4 = p) : c4 === p ? ">" === u4[0] ? (c4 = n4 ?? v, d2 = -1) : void 0 === u4[1] ? d2 = -2 : (d2 = c4.lastIndex - u4[2].length, a2 = u4[1], c4 = void 0 === u4[3] ? p : '"' === u4[3] ? $ : g) : c4 === $ || c4 === g ? c4 = p : c4 === _ || c4 === m ? c4 = v : (c4 = p, n4 = void 0);
    const x2 = c4 === p && t4[i7 + 1].startsWith("/>") ? " " : "";
    l3 += c4 === v ? s5 + r : d2 >= 0 ? (e6.push(a2), s5.slice(0, d2) + h + s5.slice(d2) + o + x2) : s5 + o + (-2 === d2 ? i7 : x2);
  }
  return [V(t4, l3 + (t4[s4] || "<?>") + (2 === i6 ? "</svg>" : 3 === i6 ? "</math>" : "")), e6];
};
var S = class _S {
  constructor({ strings: t4, _$litType$: i6 }, e6) {
    let r4;
    this.parts = [];
    let l3 = 0, a2 = 0;
    const u4 = t4.length - 1, d2 = this.parts, [f3, v3] = N(t4, i6);
    if (this.el = _S.createElement(f3, e6), P.currentNode = this.el.content, 2 === i6 || 3 === i6) {
      const t5 = this.el.content.firstChild;
      t5.replaceWith(...t5.childNodes);
    }
    for (; null !== (r4 = P.nextNode()) && d2.length < u4; ) {
      if (1 === r4.nodeType) {
        if (r4.hasAttributes()) for (const t5 of r4.getAttributeNames()) if (t5.endsWith(h)) {
          const i7 = v3[a2++], s4 = r4.getAttribute(t5).split(o), e7 = /([.?@])?(.*)/.exec(i7);
          d2.push({ type: 1, index: l3, name: e7[2], strings: s4, ctor: "." === e7[1] ? I : "?" === e7[1] ? L : "@" === e7[1] ? z : H }), r4.removeAttribute(t5);
        } else t5.startsWith(o) && (d2.push({ type: 6, index: l3 }), r4.removeAttribute(t5));
        if (y.test(r4.tagName)) {
          const t5 = r4.textContent.split(o), i7 = t5.length - 1;
          if (i7 > 0) {
            r4.textContent = s ? s.emptyScript : "";
            for (let s4 = 0; s4 < i7; s4++) r4.append(t5[s4], c()), P.nextNode(), d2.push({ type: 2, index: ++l3 });
            r4.append(t5[i7], c());
          }
        }
      } else if (8 === r4.nodeType) if (r4.data === n) d2.push({ type: 2, index: l3 });
      else {
        let t5 = -1;
        for (; -1 !== (t5 = r4.data.indexOf(o, t5 + 1)); ) d2.push({ type: 7, index: l3 }), t5 += o.length - 1;
      }
      l3++;
    }
  }
  static createElement(t4, i6) {
    const s4 = l.createElement("template");
    return s4.innerHTML = t4, s4;
  }
};
function M(t4, i6, s4 = t4, e6) {
  if (i6 === E) return i6;
  let h5 = void 0 !== e6 ? s4._$Co?.[e6] : s4._$Cl;
  const o5 = a(i6) ? void 0 : i6._$litDirective$;
  return h5?.constructor !== o5 && (h5?._$AO?.(false), void 0 === o5 ? h5 = void 0 : (h5 = new o5(t4), h5._$AT(t4, s4, e6)), void 0 !== e6 ? (s4._$Co ??= [])[e6] = h5 : s4._$Cl = h5), void 0 !== h5 && (i6 = M(t4, h5._$AS(t4, i6.values), h5, e6)), i6;
}
var R = class {
  constructor(t4, i6) {
    this._$AV = [], this._$AN = void 0, this._$AD = t4, this._$AM = i6;
  }
  get parentNode() {
    return this._$AM.parentNode;
  }
  get _$AU() {
    return this._$AM._$AU;
  }
  u(t4) {
    const { el: { content: i6 }, parts: s4 } = this._$AD, e6 = (t4?.creationScope ?? l).importNode(i6, true);
    P.currentNode = e6;
    let h5 = P.nextNode(), o5 = 0, n4 = 0, r4 = s4[0];
    for (; void 0 !== r4; ) {
      if (o5 === r4.index) {
        let i7;
        2 === r4.type ? i7 = new k(h5, h5.nextSibling, this, t4) : 1 === r4.type ? i7 = new r4.ctor(h5, r4.name, r4.strings, this, t4) : 6 === r4.type && (i7 = new Z(h5, this, t4)), this._$AV.push(i7), r4 = s4[++n4];
      }
      o5 !== r4?.index && (h5 = P.nextNode(), o5++);
    }
    return P.currentNode = l, e6;
  }
  p(t4) {
    let i6 = 0;
    for (const s4 of this._$AV) void 0 !== s4 && (void 0 !== s4.strings ? (s4._$AI(t4, s4, i6), i6 += s4.strings.length - 2) : s4._$AI(t4[i6])), i6++;
  }
};
var k = class _k {
  get _$AU() {
    return this._$AM?._$AU ?? this._$Cv;
  }
  constructor(t4, i6, s4, e6) {
    this.type = 2, this._$AH = A, this._$AN = void 0, this._$AA = t4, this._$AB = i6, this._$AM = s4, this.options = e6, this._$Cv = e6?.isConnected ?? true;
  }
  get parentNode() {
    let t4 = this._$AA.parentNode;
    const i6 = this._$AM;
    return void 0 !== i6 && 11 === t4?.nodeType && (t4 = i6.parentNode), t4;
  }
  get startNode() {
    return this._$AA;
  }
  get endNode() {
    return this._$AB;
  }
  _$AI(t4, i6 = this) {
    t4 = M(this, t4, i6), a(t4) ? t4 === A || null == t4 || "" === t4 ? (this._$AH !== A && this._$AR(), this._$AH = A) : t4 !== this._$AH && t4 !== E && this._(t4) : void 0 !== t4._$litType$ ? this.$(t4) : void 0 !== t4.nodeType ? this.T(t4) : d(t4) ? this.k(t4) : this._(t4);
  }
  O(t4) {
    return this._$AA.parentNode.insertBefore(t4, this._$AB);
  }
  T(t4) {
    this._$AH !== t4 && (this._$AR(), this._$AH = this.O(t4));
  }
  _(t4) {
    this._$AH !== A && a(this._$AH) ? this._$AA.nextSibling.data = t4 : this.T(l.createTextNode(t4)), this._$AH = t4;
  }
  $(t4) {
    const { values: i6, _$litType$: s4 } = t4, e6 = "number" == typeof s4 ? this._$AC(t4) : (void 0 === s4.el && (s4.el = S.createElement(V(s4.h, s4.h[0]), this.options)), s4);
    if (this._$AH?._$AD === e6) this._$AH.p(i6);
    else {
      const t5 = new R(e6, this), s5 = t5.u(this.options);
      t5.p(i6), this.T(s5), this._$AH = t5;
    }
  }
  _$AC(t4) {
    let i6 = C.get(t4.strings);
    return void 0 === i6 && C.set(t4.strings, i6 = new S(t4)), i6;
  }
  k(t4) {
    u(this._$AH) || (this._$AH = [], this._$AR());
    const i6 = this._$AH;
    let s4, e6 = 0;
    for (const h5 of t4) e6 === i6.length ? i6.push(s4 = new _k(this.O(c()), this.O(c()), this, this.options)) : s4 = i6[e6], s4._$AI(h5), e6++;
    e6 < i6.length && (this._$AR(s4 && s4._$AB.nextSibling, e6), i6.length = e6);
  }
  _$AR(t4 = this._$AA.nextSibling, s4) {
    for (this._$AP?.(false, true, s4); t4 !== this._$AB; ) {
      const s5 = i(t4).nextSibling;
      i(t4).remove(), t4 = s5;
    }
  }
  setConnected(t4) {
    void 0 === this._$AM && (this._$Cv = t4, this._$AP?.(t4));
  }
};
var H = class {
  get tagName() {
    return this.element.tagName;
  }
  get _$AU() {
    return this._$AM._$AU;
  }
  constructor(t4, i6, s4, e6, h5) {
    this.type = 1, this._$AH = A, this._$AN = void 0, this.element = t4, this.name = i6, this._$AM = e6, this.options = h5, s4.length > 2 || "" !== s4[0] || "" !== s4[1] ? (this._$AH = Array(s4.length - 1).fill(new String()), this.strings = s4) : this._$AH = A;
  }
  _$AI(t4, i6 = this, s4, e6) {
    const h5 = this.strings;
    let o5 = false;
    if (void 0 === h5) t4 = M(this, t4, i6, 0), o5 = !a(t4) || t4 !== this._$AH && t4 !== E, o5 && (this._$AH = t4);
    else {
      const e7 = t4;
      let n4, r4;
      for (t4 = h5[0], n4 = 0; n4 < h5.length - 1; n4++) r4 = M(this, e7[s4 + n4], i6, n4), r4 === E && (r4 = this._$AH[n4]), o5 ||= !a(r4) || r4 !== this._$AH[n4], r4 === A ? t4 = A : t4 !== A && (t4 += (r4 ?? "") + h5[n4 + 1]), this._$AH[n4] = r4;
    }
    o5 && !e6 && this.j(t4);
  }
  j(t4) {
    t4 === A ? this.element.removeAttribute(this.name) : this.element.setAttribute(this.name, t4 ?? "");
  }
};
var I = class extends H {
  constructor() {
    super(...arguments), this.type = 3;
  }
  j(t4) {
    this.element[this.name] = t4 === A ? void 0 : t4;
  }
};
var L = class extends H {
  constructor() {
    super(...arguments), this.type = 4;
  }
  j(t4) {
    this.element.toggleAttribute(this.name, !!t4 && t4 !== A);
  }
};
var z = class extends H {
  constructor(t4, i6, s4, e6, h5) {
    super(t4, i6, s4, e6, h5), this.type = 5;
  }
  _$AI(t4, i6 = this) {
    if ((t4 = M(this, t4, i6, 0) ?? A) === E) return;
    const s4 = this._$AH, e6 = t4 === A && s4 !== A || t4.capture !== s4.capture || t4.once !== s4.once || t4.passive !== s4.passive, h5 = t4 !== A && (s4 === A || e6);
    e6 && this.element.removeEventListener(this.name, this, s4), h5 && this.element.addEventListener(this.name, this, t4), this._$AH = t4;
  }
  handleEvent(t4) {
    "function" == typeof this._$AH ? this._$AH.call(this.options?.host ?? this.element, t4) : this._$AH.handleEvent(t4);
  }
};
var Z = class {
  constructor(t4, i6, s4) {
    this.element = t4, this.type = 6, this._$AN = void 0, this._$AM = i6, this.options = s4;
  }
  get _$AU() {
    return this._$AM._$AU;
  }
  _$AI(t4) {
    M(this, t4);
  }
};
var j = { M: h, P: o, A: n, C: 1, L: N, R, D: d, V: M, I: k, H, N: L, U: z, B: I, F: Z };
var B = t.litHtmlPolyfillSupport;
B?.(S, k), (t.litHtmlVersions ??= []).push("3.3.3");
var D = (t4, i6, s4) => {
  const e6 = s4?.renderBefore ?? i6;
  let h5 = e6._$litPart$;
  if (void 0 === h5) {
    const t5 = s4?.renderBefore ?? null;
    e6._$litPart$ = h5 = new k(i6.insertBefore(c(), t5), t5, void 0, s4 ?? {});
  }
  return h5._$AI(t4), h5;
};

// node_modules/lit-html/directive-helpers.js
var { I: t2 } = j;
var i2 = (o5) => o5;
var r2 = (o5) => void 0 === o5.strings;
var s2 = () => document.createComment("");
var v2 = (o5, n4, e6) => {
  const l3 = o5._$AA.parentNode, d2 = void 0 === n4 ? o5._$AB : n4._$AA;
  if (void 0 === e6) {
    const i6 = l3.insertBefore(s2(), d2), n5 = l3.insertBefore(s2(), d2);
    e6 = new t2(i6, n5, o5, o5.options);
  } else {
    const t4 = e6._$AB.nextSibling, n5 = e6._$AM, c4 = n5 !== o5;
    if (c4) {
      let t5;
      e6._$AQ?.(o5), e6._$AM = o5, void 0 !== e6._$AP && (t5 = o5._$AU) !== n5._$AU && e6._$AP(t5);
    }
    if (t4 !== d2 || c4) {
      let o6 = e6._$AA;
      for (; o6 !== t4; ) {
        const t5 = i2(o6).nextSibling;
        i2(l3).insertBefore(o6, d2), o6 = t5;
      }
    }
  }
  return e6;
};
var u2 = (o5, t4, i6 = o5) => (o5._$AI(t4, i6), o5);
var m2 = {};
var p2 = (o5, t4 = m2) => o5._$AH = t4;
var M2 = (o5) => o5._$AH;
var h2 = (o5) => {
  o5._$AR(), o5._$AA.remove();
};

// node_modules/lit-html/directive.js
var t3 = { ATTRIBUTE: 1, CHILD: 2, PROPERTY: 3, BOOLEAN_ATTRIBUTE: 4, EVENT: 5, ELEMENT: 6 };
var e2 = (t4) => (...e6) => ({ _$litDirective$: t4, values: e6 });
var i3 = class {
  constructor(t4) {
  }
  get _$AU() {
    return this._$AM._$AU;
  }
  _$AT(t4, e6, i6) {
    this._$Ct = t4, this._$AM = e6, this._$Ci = i6;
  }
  _$AS(t4, e6) {
    return this.update(t4, e6);
  }
  update(t4, e6) {
    return this.render(...e6);
  }
};

// node_modules/lit-html/async-directive.js
var s3 = (i6, t4) => {
  const e6 = i6._$AN;
  if (void 0 === e6) return false;
  for (const i7 of e6) i7._$AO?.(t4, false), s3(i7, t4);
  return true;
};
var o2 = (i6) => {
  let t4, e6;
  do {
    if (void 0 === (t4 = i6._$AM)) break;
    e6 = t4._$AN, e6.delete(i6), i6 = t4;
  } while (0 === e6?.size);
};
var r3 = (i6) => {
  for (let t4; t4 = i6._$AM; i6 = t4) {
    let e6 = t4._$AN;
    if (void 0 === e6) t4._$AN = e6 = /* @__PURE__ */ new Set();
    else if (e6.has(i6)) break;
    e6.add(i6), c2(t4);
  }
};
function h3(i6) {
  void 0 !== this._$AN ? (o2(this), this._$AM = i6, r3(this)) : this._$AM = i6;
}
function n2(i6, t4 = false, e6 = 0) {
  const r4 = this._$AH, h5 = this._$AN;
  if (void 0 !== h5 && 0 !== h5.size) if (t4) if (Array.isArray(r4)) for (let i7 = e6; i7 < r4.length; i7++) s3(r4[i7], false), o2(r4[i7]);
  else null != r4 && (s3(r4, false), o2(r4));
  else s3(this, i6);
}
var c2 = (i6) => {
  i6.type == t3.CHILD && (i6._$AP ??= n2, i6._$AQ ??= h3);
};
var f2 = class extends i3 {
  constructor() {
    super(...arguments), this._$AN = void 0;
  }
  _$AT(i6, t4, e6) {
    super._$AT(i6, t4, e6), r3(this), this.isConnected = i6._$AU;
  }
  _$AO(i6, t4 = true) {
    i6 !== this.isConnected && (this.isConnected = i6, i6 ? this.reconnected?.() : this.disconnected?.()), t4 && (s3(this, i6), o2(this));
  }
  setValue(t4) {
    if (r2(this._$Ct)) this._$Ct._$AI(t4, this);
    else {
      const i6 = [...this._$Ct._$AH];
      i6[this._$Ci] = t4, this._$Ct._$AI(i6, this, 0);
    }
  }
  disconnected() {
  }
  reconnected() {
  }
};

// node_modules/lit-html/directives/class-map.js
var e3 = e2(class extends i3 {
  constructor(t4) {
    if (super(t4), t4.type !== t3.ATTRIBUTE || "class" !== t4.name || t4.strings?.length > 2) throw Error("`classMap()` can only be used in the `class` attribute and must be the only part in the attribute.");
  }
  render(t4) {
    return " " + Object.keys(t4).filter((s4) => t4[s4]).join(" ") + " ";
  }
  update(s4, [i6]) {
    if (void 0 === this.st) {
      this.st = /* @__PURE__ */ new Set(), void 0 !== s4.strings && (this.nt = new Set(s4.strings.join(" ").split(/\s/).filter((t4) => "" !== t4)));
      for (const t4 in i6) i6[t4] && !this.nt?.has(t4) && this.st.add(t4);
      return this.render(i6);
    }
    const r4 = s4.element.classList;
    for (const t4 of this.st) t4 in i6 || (r4.remove(t4), this.st.delete(t4));
    for (const t4 in i6) {
      const s5 = !!i6[t4];
      s5 === this.st.has(t4) || this.nt?.has(t4) || (s5 ? (r4.add(t4), this.st.add(t4)) : (r4.remove(t4), this.st.delete(t4)));
    }
    return E;
  }
});

// node_modules/lit-html/directives/guard.js
var e4 = {};
var i4 = e2(class extends i3 {
  constructor() {
    super(...arguments), this.ot = e4;
  }
  render(r4, t4) {
    return t4();
  }
  update(t4, [s4, e6]) {
    if (Array.isArray(s4)) {
      if (Array.isArray(this.ot) && this.ot.length === s4.length && s4.every((r4, t5) => r4 === this.ot[t5])) return E;
    } else if (this.ot === s4) return E;
    return this.ot = Array.isArray(s4) ? Array.from(s4) : s4, this.render(s4, e6);
  }
});

// node_modules/lit-html/directives/if-defined.js
var o3 = (o5) => o5 ?? A;

// node_modules/lit-html/directives/keyed.js
var i5 = e2(class extends i3 {
  constructor() {
    super(...arguments), this.key = A;
  }
  render(r4, t4) {
    return this.key = r4, t4;
  }
  update(r4, [t4, e6]) {
    return t4 !== this.key && (p2(r4), this.key = t4), e6;
  }
});

// node_modules/lit-html/directives/live.js
var l2 = e2(class extends i3 {
  constructor(r4) {
    if (super(r4), r4.type !== t3.PROPERTY && r4.type !== t3.ATTRIBUTE && r4.type !== t3.BOOLEAN_ATTRIBUTE) throw Error("The `live` directive is not allowed on child or event bindings");
    if (!r2(r4)) throw Error("`live` bindings can only contain a single expression");
  }
  render(r4) {
    return r4;
  }
  update(i6, [t4]) {
    if (t4 === E || t4 === A) return t4;
    const o5 = i6.element, l3 = i6.name;
    if (i6.type === t3.PROPERTY) {
      if (t4 === o5[l3]) return E;
    } else if (i6.type === t3.BOOLEAN_ATTRIBUTE) {
      if (!!t4 === o5.hasAttribute(l3)) return E;
    } else if (i6.type === t3.ATTRIBUTE && o5.getAttribute(l3) === t4 + "") return E;
    return p2(i6), t4;
  }
});

// node_modules/lit-html/directives/ref.js
var e5 = () => new h4();
var h4 = class {
};
var o4 = /* @__PURE__ */ new WeakMap();
var n3 = e2(class extends f2 {
  render(i6) {
    return A;
  }
  update(i6, [s4]) {
    const e6 = s4 !== this.G;
    return e6 && this.rt(void 0), (e6 || this.lt !== this.ct) && (this.G = s4, this.ht = i6.options?.host, this.rt(this.ct = i6.element)), A;
  }
  rt(t4) {
    if (void 0 !== this.G) if (this.isConnected || (t4 = void 0), "function" == typeof this.G) {
      const i6 = this.ht ?? globalThis;
      let s4 = o4.get(i6);
      void 0 === s4 && (s4 = /* @__PURE__ */ new WeakMap(), o4.set(i6, s4)), void 0 !== s4.get(this.G) && this.G.call(this.ht, void 0), s4.set(this.G, t4), void 0 !== t4 && this.G.call(this.ht, t4);
    } else this.G.value = t4;
  }
  get lt() {
    return "function" == typeof this.G ? o4.get(this.ht ?? globalThis)?.get(this.G) : this.G?.value;
  }
  disconnected() {
    this.lt === this.ct && this.rt(void 0);
  }
  reconnected() {
    this.rt(this.ct);
  }
});

// node_modules/lit-html/directives/repeat.js
var u3 = (e6, s4, t4) => {
  const r4 = /* @__PURE__ */ new Map();
  for (let l3 = s4; l3 <= t4; l3++) r4.set(e6[l3], l3);
  return r4;
};
var c3 = e2(class extends i3 {
  constructor(e6) {
    if (super(e6), e6.type !== t3.CHILD) throw Error("repeat() can only be used in text expressions");
  }
  dt(e6, s4, t4) {
    let r4;
    void 0 === t4 ? t4 = s4 : void 0 !== s4 && (r4 = s4);
    const l3 = [], o5 = [];
    let i6 = 0;
    for (const s5 of e6) l3[i6] = r4 ? r4(s5, i6) : i6, o5[i6] = t4(s5, i6), i6++;
    return { values: o5, keys: l3 };
  }
  render(e6, s4, t4) {
    return this.dt(e6, s4, t4).values;
  }
  update(s4, [t4, r4, c4]) {
    const d2 = M2(s4), { values: p3, keys: a2 } = this.dt(t4, r4, c4);
    if (!Array.isArray(d2)) return this.ut = a2, p3;
    const h5 = this.ut ??= [], v3 = [];
    let m3, y2, x2 = 0, j2 = d2.length - 1, k2 = 0, w2 = p3.length - 1;
    for (; x2 <= j2 && k2 <= w2; ) if (null === d2[x2]) x2++;
    else if (null === d2[j2]) j2--;
    else if (h5[x2] === a2[k2]) v3[k2] = u2(d2[x2], p3[k2]), x2++, k2++;
    else if (h5[j2] === a2[w2]) v3[w2] = u2(d2[j2], p3[w2]), j2--, w2--;
    else if (h5[x2] === a2[w2]) v3[w2] = u2(d2[x2], p3[w2]), v2(s4, v3[w2 + 1], d2[x2]), x2++, w2--;
    else if (h5[j2] === a2[k2]) v3[k2] = u2(d2[j2], p3[k2]), v2(s4, d2[x2], d2[j2]), j2--, k2++;
    else if (void 0 === m3 && (m3 = u3(a2, k2, w2), y2 = u3(h5, x2, j2)), m3.has(h5[x2])) if (m3.has(h5[j2])) {
      const e6 = y2.get(a2[k2]), t5 = void 0 !== e6 ? d2[e6] : null;
      if (null === t5) {
        const e7 = v2(s4, d2[x2]);
        u2(e7, p3[k2]), v3[k2] = e7;
      } else v3[k2] = u2(t5, p3[k2]), v2(s4, d2[x2], t5), d2[e6] = null;
      k2++;
    } else h2(d2[j2]), j2--;
    else h2(d2[x2]), x2++;
    for (; k2 <= w2; ) {
      const e6 = v2(s4, v3[w2 + 1]);
      u2(e6, p3[k2]), v3[k2++] = e6;
    }
    for (; x2 <= j2; ) {
      const e6 = d2[x2++];
      null !== e6 && h2(e6);
    }
    return this.ut = a2, p2(s4, v3), E;
  }
});
export {
  f2 as AsyncDirective,
  i3 as Directive,
  t3 as PartType,
  j as _$LH,
  e3 as classMap,
  e5 as createRef,
  e2 as directive,
  i4 as guard,
  b as html,
  o3 as ifDefined,
  i5 as keyed,
  l2 as live,
  T as mathml,
  E as noChange,
  A as nothing,
  n3 as ref,
  D as render,
  c3 as repeat,
  w as svg
};
