import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { sampleGoods } from '../testing/sample-goods.ts';
import { unbalanced } from '../testing/well-formed.ts';
import { bannerKeys, drawBanner, drawWordBanner } from './draw-banner.ts';
import { drawBrand } from './draw-brand.ts';
import { drawCategory } from './draw-category.ts';
import { drawSiteLicence, siteLicenceKeys } from './draw-licence.ts';
import { drawQr } from './draw-qr.ts';

const hostile = ['<a&"b\'>', ']]>&amp;&#0;', '\u0000\uFFFF\uD800', '💊'.repeat(90), ''];
const ids = (svg: string) => svg.match(/ id="[^"]+"/g) ?? [];

describe('drawBanner', () => {
  it.each(bannerKeys)('draws %s, whose definitions have unique names', (key) => {
    const svg = drawBanner(key) ?? '';
    expect(unbalanced(svg)).toBeNull();
    expect(svg).toMatch(/<title>[^<]+<\/title>/);
    expect(new Set(ids(svg)).size).toBe(ids(svg).length);
  });

  it('has at least four for a carousel, and none for an unknown key', () => {
    expect(bannerKeys.filter((key) => key.startsWith('home-')).length).toBeGreaterThanOrEqual(4);
    expect([drawBanner('none'), drawBanner('constructor')]).toEqual([undefined, undefined]);
  });
});

it('crops the banners of zones for a phone, too', () => {
  const svg = drawBanner('yx') ?? '';
  expect(svg).toContain('@media(max-aspect-ratio:346/100)');
  expect(drawBanner('home-season')).toContain('@media(max-aspect-ratio:231/100)');
  const tall = svg.slice(svg.indexOf('class="t"'));
  const sizes = [...tall.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

describe('drawWordBanner', () => {
  it('fits only a title in the header of the shop', () => {
    const svg = drawWordBanner('开业特惠，全场满三百减二十', '当日有效', [], 'header');
    expect(svg).toContain('viewBox="0 0 220 40"');
    expect(svg).toMatch(/<text[^>]*>开业特惠，全场满三百减二十<\/text>/);
    expect(svg).not.toMatch(/<text[^>]*>当日有效/);
  });

  it.each(hostile)('stays well formed with any words: %j', (words) => {
    for (const goods of [[], sampleGoods.slice(0, 3), [{ name: words }]]) {
      expect(unbalanced(drawWordBanner(words, words, goods))).toBeNull();
      expect(unbalanced(drawWordBanner(words, words, goods, 'card'))).toBeNull();
      expect(unbalanced(drawWordBanner(words, words, goods, 'header'))).toBeNull();
    }
  });

  it('shows its words, and on a card only the products', () => {
    const [goods] = sampleGoods;
    if (!goods) throw new Error('no goods');
    expect(drawWordBanner('新品专场', '<每周二>上新')).toMatch(/<text[^>]*>新品专场<\/text>/);
    const card = drawWordBanner('甲控销', '甲药业', [goods], 'card');
    expect(card).toContain('viewBox="0 0 280 112"');
    expect(card.replace(/<title>.*?<\/title>/, '')).not.toContain('甲');
  });
});

it('draws licences, and none for an unknown key', () => {
  for (const key of siteLicenceKeys) expect(unbalanced(drawSiteLicence(key) ?? ''), key).toBeNull();
  expect(drawSiteLicence('none')).toBeUndefined();
});

it('draws brands and categories of any name', () => {
  const makers = sampleGoods.map(({ maker }) => maker);
  for (const name of [...makers, ...hostile]) expect(unbalanced(drawBrand(name)), name).toBeNull();
  const paths = sampleGoods.flatMap(({ category }) => [category, category.split('/')[0] ?? '']);
  for (const path of [...paths, ...hostile]) expect(unbalanced(drawCategory(path)), path).toBeNull();
});

it('draws a QR code of the address', () => {
  const { data } = encode('https://shop.example.com/', { ecc: 'M', border: 2 });
  const svg = drawQr('https://shop.example.com/');
  expect(svg.match(/M\d+ \d+h1/g)).toHaveLength(data.flat().filter(Boolean).length);
  expect(svg).toContain('<title>https://shop.example.com/</title>');
});
