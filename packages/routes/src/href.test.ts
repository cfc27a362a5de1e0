import { expect, test } from 'vitest';
import { href } from './href.ts';

test('fills the path and writes the query', () => {
  expect(href('home')).toBe('/');
  expect(href('list_info', { id: 42 })).toBe('/list_info/42');
  expect(href('search_index', {}, { keywords: '同仁堂 阿胶', type: 'goods' })).toBe(
    '/search_index?keywords=%E5%90%8C%E4%BB%81%E5%A0%82+%E9%98%BF%E8%83%B6&type=goods',
  );
});

test('null and undefined are left out of the query, a list repeats its name', () => {
  expect(href('list_index', {}, { page: undefined, maker: null, tag: ['秒', '满'], stock: false, q: '' })).toBe(
    `/list_index?tag=${encodeURIComponent('秒')}&tag=${encodeURIComponent('满')}&stock=false&q=`,
  );
  expect(href('list_index', {}, { page: undefined })).toBe('/list_index');
});

test('the first page of a list needs no number', () => {
  expect(href('list_index', {}, { page: 1 })).toBe('/list_index');
  expect(href('list_index', {}, { page: 2 })).toBe('/list_index?page=2');
});

test('optional parameters may be left out from the end', () => {
  expect(href('activity', { url: 'eleven', url1: 'jz' })).toBe('/activity/eleven/jz');
  expect(href('activity')).toBe('/activity');
  expect(() => href('activity', { url1: 'jz' })).toThrow('takes "url1" only together with "url"');
});

test('a needed parameter may not be empty', () => {
  expect(() => href('list_info', { id: '' })).toThrow('needs the parameter "id"');
});

test('a wrong or missing parameter does not compile', () => {
  // @ts-expect-error no parameters: the error names those that the path needs
  expect(() => href('list_info')).toThrow();
  // @ts-expect-error another name
  expect(() => href('list_info', { ids: 1 })).toThrow();
  // @ts-expect-error the path takes none
  expect(href('cart', { id: 1 })).toBe('/cart_step1');
  // @ts-expect-error one of two
  expect(() => href('news_info', { id: 1 })).toThrow();
  // @ts-expect-error no such route
  expect(() => href('basket')).toThrow();
});
