// A table in play for Lighthouse: a room for two, one seat for the page that is measured, one for a guest at its own socket.

const WORDS = { name: 'Mona', seats: 2, preset: 'classic', target: 101, turn_time: 0, public: false, options: {} };

/**
 * Makes a room in this page, seats a guest, and waits until the match is on. Returns the room's address, and what ends the guest.
 * @param {import('puppeteer-core').Page} page
 * @param {string} url of the server
 */
export async function tableInPlay(page, url) {
  await page.goto(url);
  const code = await page.evaluate(async (words) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('api/rooms', { method: 'POST', headers, body: JSON.stringify(words) });
    const { code, player } = await answer.json();
    sessionStorage.setItem(`basra.player.${code}`, JSON.stringify(player));
    return code;
  }, WORDS);
  const guest = new WebSocket(`${url.replace('http', 'ws')}ws/rooms/${code}`);
  guest.onopen = () => guest.send(JSON.stringify({ type: 'hello', page: 'lighthouse-guest' }));
  guest.onmessage = ({ data }) => {
    if (JSON.parse(data).type === 'preview') guest.send(JSON.stringify({ type: 'join', id: 'join', name: 'Ali' }));
  };
  const address = `${url}r/${code}`;
  await page.goto(address);
  await page.waitForSelector('.t-scene[data-phase=playing] .t-hand-card');
  return { address, end: () => guest.close() };
}
