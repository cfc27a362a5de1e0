import { expect, test } from 'vitest';
import { deskHref } from './desk-routes.ts';

test('fills parameters and writes the query', () => {
  expect(deskHref('order', { id: 42 })).toBe('/orders/42');
  expect(deskHref('orders', {}, { status: 'paid', page: undefined })).toBe('/orders?status=paid');
  expect(deskHref('work')).toBe('/');
});

test('a missing parameter is refused', () => {
  // @ts-expect-error no parameters
  expect(() => deskHref('order')).toThrow('needs the parameter "id"');
});
