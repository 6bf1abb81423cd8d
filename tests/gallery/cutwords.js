// Which words do not fit in the picture that is shown now; evaluated in the page, answers a list of sentences. What people wrote
// (names stand in <bdi>) may end in dots; what the page says may not.
() => {
  const faults = new Set();
  const range = document.createRange();
  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const rolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
  const isOnlyHeard = (element) => element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isOnlyHeard(element.parentElement));
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('script, style, noscript, option, bdi, .t-name, [aria-hidden=true]') || isOnlyHeard(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (!text.width) continue;
    const said = `"${node.data.trim().slice(0, 40)}"`;
    const em = parseFloat(getComputedStyle(element).fontSize);
    let [acrossEnds, downEnds] = [false, false]; // below something that scrolls nothing further out cuts
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const b = box.getBoundingClientRect();
      acrossEnds ||= rolls(style.overflowX);
      downEnds ||= rolls(style.overflowY);
      if (!acrossEnds && hides(style.overflowX) && (text.left < b.left - 1 || text.right > b.right + 1)) faults.add(`cut ${said} by .${box.className}`);
      // The rectangle has the font's whole height; letters and their marks leave some of it free.
      if (!downEnds && hides(style.overflowY) && (text.top < b.top - em / 6 || text.bottom > b.bottom + em / 6)) faults.add(`cut in height ${said} by .${box.className}`);
      if (box.matches('button, .segment, .chips > span, .t-note, .t-button, .t-plate, summary') && (text.left < b.left - 1 || text.right > b.right + 1 || text.top < b.top - em / 4 || text.bottom > b.bottom + em / 4)) {
        faults.add(`sticks out ${said} of .${box.className || box.tagName}`);
      }
      if (style.position === 'fixed') break;
    }
    if (!acrossEnds && (text.left < -1 || text.right > innerWidth + 1)) faults.add(`out of sight ${said}`);
  }
  for (const box of document.querySelectorAll('.t-mine, .t-banner, .t-sheet, .panel, .bar, dialog, form')) {
    const across = getComputedStyle(box).overflowX;
    if (box.checkVisibility() && !rolls(across) && box.scrollWidth > box.clientWidth + 1) faults.add(`${box.scrollWidth} wide in ${box.clientWidth}: .${box.className}`);
  }
  return [...faults];
}
