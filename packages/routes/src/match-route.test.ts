import fc from 'fast-check';
import { expect, test } from 'vitest';
import { href } from './href.ts';
import { matchRoute } from './match-route.ts';

test('reads an absolute URL and an object', () => {
  expect(matchRoute('https://shop.example:8443/list/info/42?a=/x#/y').params).toEqual({ id: '42' });
  expect(matchRoute(new URL('https://shop.example/cart')).name).toBe('cart');
  expect(matchRoute('https://shop.example').name).toBe('home');
});

test('fixed text ignores case and a slash at the end', () => {
  expect(matchRoute('/hdzx/1/').name).toBe('activity_centre');
});

test('fixed text wins over a parameter, a page over its shell', () => {
  expect(matchRoute('/list/table').name).toBe('list_table');
  expect(matchRoute('/list').name).toBe('list_index');
  expect(matchRoute('/ppzq').name).toBe('brand_list');
  expect(matchRoute('/ppzq/info/3').name).toBe('brand_detail');
  expect(matchRoute('/order').name).toBe('order_list');
});

test('a broken escape is ordinary text', () => {
  expect(matchRoute('/list/info/100%')).toMatchObject({ name: 'list_info', params: { id: '100%' } });
});

test('accepts Chinese both encoded and plain', () => {
  expect(matchRoute('/list/other/3/补益').params).toEqual({ id: '3', name: '补益' });
  expect(matchRoute('/list/other/3/%E8%A1%A5%E7%9B%8A').params).toEqual({ id: '3', name: '补益' });
});

test('the name narrows the parameters', () => {
  const match = matchRoute('/news/info/3/hy');
  if (match.name !== 'news_info') throw new Error('not matched');
  const { id, type }: { id: string; type: string } = match.params;
  expect([id, type]).toEqual(['3', 'hy']);
});

test('parameters round-trip through an address', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(text, text, (id, name) => {
      const match = matchRoute(href('list_other', { id, name }));
      expect(match).toMatchObject({ name: 'list_other', params: { id, name } });
    }),
  );
});
