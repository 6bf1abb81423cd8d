import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { rememberRoot } from '../../static/js/address.js';
import { createRoom, previewRoom } from '../../static/js/api.js';

const { fetch } = globalThis;
const answers = (status, body, headers = {}) => {
  globalThis.fetch = async () => new Response(JSON.stringify(body), { status, headers });
};
const refusal = async (asking) => {
  const error = await asking.then(() => null, (caught) => caught);
  return [error.code, error.args];
};

describe('the API', () => {
  rememberRoot({ baseURI: 'http://cards.example/', querySelector: () => null });
  afterEach(() => (globalThis.fetch = fetch));

  it('gives the answer', async () => {
    answers(201, { code: '7K2M9P', player: 1 });
    assert.deepEqual(await createRoom({ name: 'Mona' }), { code: '7K2M9P', player: 1 });
  });

  it('says why it was refused, and when to try again', async () => {
    answers(429, { error: { code: 'rate_limited', message: '' } }, { 'Retry-After': '10' });
    assert.deepEqual(await refusal(createRoom({ name: 'Mona' })), ['rate_limited', { seconds: 10 }]);
    answers(404, { error: { code: 'no_such_room', message: '' } });
    assert.deepEqual(await refusal(previewRoom('7K2M9P')), ['no_such_room', undefined]);
  });

  it('knows a server that fails from one that is not there', async () => {
    answers(502, 'a proxy’s page');
    assert.deepEqual(await refusal(previewRoom('7K2M9P')), ['internal', undefined]);
    globalThis.fetch = async () => Promise.reject(new TypeError('no network'));
    assert.deepEqual(await refusal(previewRoom('7K2M9P')), ['unreachable', undefined]);
  });
});
