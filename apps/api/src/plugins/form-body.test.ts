import { expect, it } from 'vitest';
import { parseForm } from './form-body.ts';

it('[X4] reads a text without the character zero, however it was sent', () => {
  expect(parseForm('keywords=a%00b&%00x=1&y[]=%00')).toEqual({ keywords: 'ab', x: '1', y: ['\ufffd'] });
  expect(parseForm('keywords=%0%000')).toEqual({ keywords: '%0%000' });
});
