import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rememberRoot, socketPlace } from '../../static/js/address.js';

describe('the address of a socket', () => {
  it('is on the host of the page, below its path, with TLS where the page has it', () => {
    for (const [page, socket] of [
      ['https://basra.example/x/', 'wss://basra.example/x/ws/lobby'],
      ['http://192.0.2.7:8000/', 'ws://192.0.2.7:8000/ws/lobby'],
    ]) {
      rememberRoot(/** @type {any} */ ({ baseURI: page, querySelector: () => null }));
      assert.equal(socketPlace('ws/lobby'), socket);
    }
  });
});
