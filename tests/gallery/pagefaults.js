// What does not fit on the page that is shown now; evaluated in the page, answers a list of sentences.
() => {
  const faults = [];
  const box = (element) => element.getBoundingClientRect();
  const seen = (element) => {
    const b = box(element);
    return b.width > 0 && b.height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  };
  const named = (element) => `${element.tagName.toLowerCase()}.${element.className?.baseVal ?? element.className} "${element.textContent.trim().slice(0, 30)}"`;
  if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
  for (const element of document.querySelectorAll('button, [role=button], a, summary, input, textarea, select, label.segment')) {
    const b = box(element.closest('label') ?? element);
    const own = element.closest('.visually-hidden, .t-hidden, [tabindex="-1"]') || element.matches('.segment input');
    if (!seen(element) || own) continue;
    if (Math.round(b.width) < 44 || Math.round(b.height) < 44) faults.push(`small target ${named(element)} ${b.width.toFixed(0)}x${b.height.toFixed(0)}`);
    if (b.left < -1 || b.right > innerWidth + 1) faults.push(`out of sight ${named(element)}`);
  }
  for (const text of document.querySelectorAll('h1, h2, p, label, legend, button, button span, .chips > span, .segment span')) {
    const style = getComputedStyle(text);
    if (!seen(text) || !text.textContent.trim() || style.display === 'inline' || text.closest('.visually-hidden, .t-hidden, .t-said')) continue;
    if (text.scrollWidth > text.clientWidth + 1 && style.overflowX !== 'auto') faults.push(`cut text ${named(text)}`);
  }
  for (const fan of document.querySelectorAll('.fan .card, .lone-card .card-back')) {
    const b = box(fan);
    if (seen(fan) && (b.left < 0 || b.right > innerWidth || b.top + scrollY < 0)) faults.push(`a card sticks out ${b.left.toFixed(0)} ${(b.top + scrollY).toFixed(0)} ${b.right.toFixed(0)}`);
  }
  return [...new Set(faults)];
}
