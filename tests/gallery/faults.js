// What does not fit in the picture that the gallery shows now; evaluated in the page, answers a list of sentences.
() => {
  const faults = [];
  const box = (element) => element.getBoundingClientRect();
  const seen = (element) => { const b = box(element); return b.width > 0 && b.height > 0; };
  if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
  for (const element of document.querySelectorAll('button, [role=button], dialog button')) {
    const b = box(element);
    if (seen(element) && (Math.round(b.width) < 44 || Math.round(b.height) < 44)) {
      faults.push(`small target ${element.className || element.dataset.card} ${b.width.toFixed(0)}x${b.height.toFixed(0)}`);
    }
  }
  const cloth = document.querySelector('.t-cloth');
  for (const card of document.querySelectorAll('.t-places .card, .t-hand .card')) {
    const b = box(card);
    if (b.left < -2 || b.right > innerWidth + 2 || b.top < 0 || b.bottom > innerHeight + 14) faults.push(`out of sight ${card.dataset.card}`);
  }
  const floor = [...document.querySelectorAll('.t-places .card')];
  for (const card of floor) {
    const b = box(card);
    const [x, y] = [b.left + b.width * 0.3, b.top + b.height * 0.16];
    for (const other of floor) {
      const o = box(other);
      if (other !== card && x > o.left && x < o.right && y > o.top && y < o.bottom) faults.push(`index of ${card.dataset.card} under ${other.dataset.card}`);
    }
  }
  for (const seat of document.querySelectorAll('.t-spot')) {
    const middle = box(document.querySelector('.t-floor, .t-middle'));
    const x = (box(seat).left + box(seat).right - middle.left - middle.right) / 2;
    const side = seat.dataset.side;
    if ((side === 'right' && x < 40) || (side === 'left' && x > -40)) faults.push(`the ${side} seat is not on the ${side}`);
  }
  const overlap = (one, two) => { const [a, b] = [box(one), box(two)]; return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1; };
  const seats = [...document.querySelectorAll('.t-spot .t-avatar, .t-spot .t-plate, .t-pile, .t-stock, .t-last, .t-mine, .t-bar')].filter(seen);
  for (const card of floor) for (const seat of seats) if (overlap(card, seat)) faults.push(`${card.dataset.card} over ${seat.className}`);
  seats.forEach((one, i) => seats.slice(i + 1).forEach((two) => { if (overlap(one, two)) faults.push(`${one.className} over ${two.className}`); }));
  for (const text of document.querySelectorAll('.t-words strong, .t-words span, .t-button, .t-note, .t-target')) {
    if (seen(text) && text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).display !== 'inline') faults.push(`cut text ${text.className} "${text.textContent.trim()}"`);
  }
  return [...new Set(faults)];
}
