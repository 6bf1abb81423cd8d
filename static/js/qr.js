// A link as a QR code; the encoder is loaded when the first one is asked for.

/**
 * Returns the drawing: one path in a square of `size` modules, its quiet border included.
 * @param {string} link
 */
export async function qrOf(link) {
  const { encode } = await import('../vendor/uqr.js');
  const { data, size } = encode(link, { ecc: 'M', border: 2 });
  return { link, size, path: squares(data) };
}

/**
 * Returns the dark modules as one path: each run in a row is one rectangle.
 * @param {readonly (readonly boolean[])[]} rows
 */
export function squares(rows) {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      path += `M${start} ${y}h${x - start + 1}v1H${start}z`;
    }
  });
  return path;
}
