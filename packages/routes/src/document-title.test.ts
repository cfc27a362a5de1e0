import { expect, test } from 'vitest';
import { documentTitle } from './document-title.ts';

test('[S11] the title is the route’s, then the site’s', () => {
  expect(documentTitle('cart', '药集')).toBe('购物车 - 药集');
});

test('[S11] the page’s subject comes first', () => {
  expect(documentTitle('list_info', '药集', '六味地黄丸')).toBe('六味地黄丸 - 商品详情 - 药集');
});

test('[S11] an untitled route has the site’s title alone', () => {
  expect(documentTitle('zone_template', '药集')).toBe('药集');
});
