import { href } from '@yaoji/routes';
import { expect, test } from 'vitest';
import { changeList, clearChoices, readListState, toggleFacet, writeListState } from './list-state.ts';

const read = (query: string) => readListState(new URLSearchParams(query));
const write = (state: ReturnType<typeof read>) => href('list_index', {}, writeListState(state)).split('?')[1] ?? '';

test('[R048] a list survives the round trip through its address', () => {
  const query = `keywords=lwdhw&category_id=12%2C15&maker=${encodeURIComponent('同仁堂')}&maker=B&tags=${encodeURIComponent('秒,满')}&price_min=1.5&in_stock=1&expiry_days=90&sort=-price&page=3`;
  const state = read(query);
  expect(state).toMatchObject({
    keywords: 'lwdhw',
    chosen: { category_id: ['12', '15'], maker: ['同仁堂', 'B'], tags: ['秒', '满'] },
    priceMin: '1.5',
    inStock: true,
    expiryDays: 90,
    sort: '-price',
    page: 3,
  });
  expect(write(state)).toBe(query);
});

test('[R048] defaults stay out of the address', () => {
  expect(write(read('sort=default&page=1&in_stock=0&type=goods&keywords=+'))).toBe('');
});

test.each([
  ['page=0', { page: 1 }],
  ['page=-3', { page: 1 }],
  ['page=x', { page: 1 }],
  ['sort=drop', { sort: 'default' }],
  ['category_id=1,x,0,2', { chosen: { category_id: ['1', '2'] } }],
  ['price_min=-1', { priceMin: '' }],
  ['activity_id=%27', { activityId: 0 }],
  ['expiry_days=-1', { expiryDays: 0 }],
])('[R048] %s is ignored', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test('[R048] a choice starts at the first page, and can be removed', () => {
  const chosen = toggleFacet(read('page=4'), 'maker', '九芝堂');
  expect(chosen).toMatchObject({ page: 1, chosen: { maker: ['九芝堂'] } });
  expect(toggleFacet(chosen, 'maker', '九芝堂').chosen).toEqual({});
});

test('[R048] changing the page changes nothing else', () => {
  expect(write(changeList(read('maker=A&sort=sales'), { page: 2 }))).toBe('maker=A&sort=sales&page=2');
});

test('[R053] clearing the choices leaves the keywords', () => {
  expect(write(clearChoices(read('keywords=ej&type=maker&exact=1&maker=A&in_stock=1&sort=sales&page=2')))).toBe(
    'keywords=ej&type=maker&exact=1&sort=sales',
  );
});
