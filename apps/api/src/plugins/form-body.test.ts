import { expect, it } from 'vitest';
import { parseForm } from './form-body.ts';

it('[X4] removes the character zero from a text, however it was sent', () => {
  expect(parseForm('keywords=a%00b&%00x=1&y[]=%00')).toEqual({ keywords: 'ab', x: '1', y: ['\ufffd'] });
  expect(parseForm('keywords=%0%000')).toEqual({ keywords: '%0%000' });
});

it('removes terminal control characters and bidirectional marks from a text', () => {
  expect(parseForm('note=a%1b[2J%07b%c2%9bc%7f%e2%80%aed%e2%81%a6e')).toEqual({ note: 'a[2Jbcde' });
  expect(parseForm('note=one%0d%0atwo%09three')).toEqual({ note: 'one\r\ntwo\tthree' });
});
