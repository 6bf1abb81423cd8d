// When the next try comes, in words.

import { t } from './messages.js';

/** @param {number} wait ms, 0: it is under way */
export function nextTry(wait) {
  return t('banner-tries', { seconds: Math.ceil(wait / 1000) });
}
