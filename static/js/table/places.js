/**
 * Where the floor's cards lie. A card gets the first free place and keeps it until it leaves, so that nothing jumps
 * about; places are numbered from the middle of the grid outwards and the grid is made for twelve, growing only past that.
 */

/** Cards that the floor is laid out for before it grows. */
const COMFORTABLE = 12;

/**
 * The places of the cards on this floor, keeping those that were there.
 * @param {ReadonlyMap<string, number>} before
 * @param {readonly string[]} floor
 * @returns {Map<string, number>}
 */
export function keepPlaces(before, floor) {
  /** @type {Map<string, number>} */
  const places = new Map();
  const taken = new Set();
  for (const card of floor) {
    const place = before.get(card);
    if (place !== undefined && !taken.has(place)) {
      places.set(card, place);
      taken.add(place);
    }
  }
  let next = 0;
  for (const card of floor) {
    if (places.has(card)) continue;
    while (taken.has(next)) next += 1;
    places.set(card, next);
    taken.add(next);
  }
  return places;
}

/** The place a card would take next. @param {ReadonlyMap<string, number>} places */
export function nextPlace(places) {
  const taken = new Set(places.values());
  let place = 0;
  while (taken.has(place)) place += 1;
  return place;
}

/**
 * The cells of a grid, those nearest the middle of its first rows first: the middle row, then above and below.
 * @param {number} cols
 * @param {number} rows rows of the comfortable grid
 * @param {number} extra rows below it, used last
 * @returns {{col: number, row: number}[]}
 */
export function cellOrder(cols, rows, extra) {
  const cells = [];
  for (let row = 0; row < rows + extra; row += 1) {
    for (let col = 0; col < cols; col += 1) cells.push({ col, row });
  }
  const [midCol, midRow] = [(cols - 1) / 2, (rows - 1) / 2];
  /** @param {{col: number, row: number}} cell */
  const distance = ({ col, row }) =>
    row >= rows ? 1000 + row * 100 + Math.abs(col - midCol) : Math.hypot((col - midCol) * 0.75, (row - midRow) * 1.4);
  return cells.map((cell, i) => ({ cell, i, far: distance(cell) })).sort((a, b) => a.far - b.far || a.i - b.i).map(({ cell }) => cell);
}

/**
 * @typedef {object} FloorLayout
 * @property {number} cols
 * @property {number} rows
 * @property {number} card width of a card in px
 * @property {number} stepX from a cell's middle to the next one's
 * @property {number} stepY
 * @property {{col: number, row: number}[]} cells by place
 */

const RATIO = 1.4;
const WIDEST = 136;

/**
 * The grid for a floor of this size (px) with places up to `places`: the columns that make twelve cards largest, a
 * further row when more lie there. Cells never overlap sideways; at most a tenth of a card's height when crowded.
 * @param {number} width
 * @param {number} height
 * @param {number} places how many places are in use (the highest, plus one)
 * @returns {FloorLayout}
 */
export function floorLayout(width, height, places) {
  const gap = Math.max(6, width * 0.012);
  /** @param {number} cols @param {number} rows @param {number} overlap */
  const fit = (cols, rows, overlap) => {
    const across = (width - gap * (cols - 1)) / cols;
    const pitch = overlap ? 1 - overlap : 1;
    const down = (height - (overlap ? 0 : gap * (rows - 1))) / (1 + (rows - 1) * pitch) / RATIO;
    return Math.max(24, Math.min(across, down, WIDEST));
  };
  let [cols, rows] = [4, 3];
  for (const choice of [[5, 3], [6, 2], [7, 2], [8, 2]]) {
    if (fit(choice[0], choice[1], 0) > fit(cols, rows, 0) + 0.5) [cols, rows] = choice;
  }
  const comfortable = Math.max(COMFORTABLE, cols * rows);
  const extra = places > comfortable ? Math.ceil((places - comfortable) / cols) : 0;
  const card = Math.floor(extra ? fit(cols, rows + extra, 0.1) : fit(cols, rows, 0));
  const all = rows + extra;
  const free = (/** @type {number} */ size, /** @type {number} */ used, /** @type {number} */ gaps) =>
    gaps ? (size - used) / gaps : 0;
  const gapX = Math.min(free(width, card * cols, cols - 1), card * 0.2);
  const gapY = Math.min(free(height, card * RATIO * all, all - 1), card * 0.2);
  return {
    cols,
    rows: all,
    card,
    stepX: card + gapX,
    stepY: card * RATIO + gapY,
    cells: cellOrder(cols, rows, extra),
  };
}

/**
 * The middle of a place, in px from the middle of the floor.
 * @param {FloorLayout} layout
 * @param {number} place
 */
export function placeMiddle(layout, place) {
  const { col, row } = layout.cells[place % layout.cells.length];
  return { x: (col - (layout.cols - 1) / 2) * layout.stepX, y: (row - (layout.rows - 1) / 2) * layout.stepY, row };
}
