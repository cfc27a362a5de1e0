import { expect, it } from 'vitest';
import { deviceName, shortenedAddress } from './origin-words.ts';

it.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::*'],
  ['', ''],
  ['unknown', ''],
])('shows the address %s without its last part: %s', (address, shown) => {
  expect(shortenedAddress(address)).toBe(shown);
});

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
it.each([
  [chrome, 'Chrome · Windows'],
  [`${chrome} Edg/126.0`, 'Edge · Windows'],
  [`${iphone} Version/17.5 Safari/604.1`, 'Safari · iPhone'],
  [`${iphone} MicroMessenger/8.0.49`, '微信 · iPhone'],
  ['curl/8.5', '未知设备'],
])('names the browser itself, not those it is based on: %s', (userAgent, shown) => {
  expect(deviceName(userAgent)).toBe(shown);
});
