import { expect, test } from 'vitest';
import { loginHref, readWayBack } from './way-back.ts';

const backOf = (address: string) => readWayBack(new URL(address, 'http://localhost').searchParams);

test('[E2] the login page returns to the page that asked for it', () => {
  const address = loginHref({ pathname: '/list/info/12', search: '?from=home' });
  expect(address).toMatch(/^\/login\?back=/);
  expect(backOf(address)).toBe('/list/info/12?from=home');
});

test('[E2] home and the login page itself need no way back', () => {
  expect(loginHref({ pathname: '/', search: '' })).toBe('/login');
  expect(loginHref({ pathname: '/login', search: '?back=%2Fcart' })).toBe('/login');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/login?back=/cart',
  '',
])('[E2] %s is no way back', (back) => {
  expect(backOf(`/login?back=${encodeURIComponent(back)}`)).toBe('/');
});
