import { expect, test, vi } from 'vitest';
import { sessionMarker } from './session-marker.ts';

test('[S7] a login flag of 1 is taken once', () => {
  sessionMarker.set();
  expect(sessionMarker.take()).toBe(true);
  expect(sessionStorage.getItem('login')).toBeNull();
  expect(sessionMarker.take()).toBe(false);
});

test('[S7] another value is left alone', () => {
  sessionStorage.setItem('login', '0');
  expect(sessionMarker.take()).toBe(false);
  expect(sessionStorage.getItem('login')).toBe('0');
});

test('[S7] forbidden storage does not break the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(sessionMarker.take()).toBe(false);
});
