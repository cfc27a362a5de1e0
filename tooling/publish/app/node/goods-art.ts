import assert from 'node:assert/strict';
import test from 'node:test';
import { drawBanner, drawGoodsPicture, drawQr, goodsViews, type PictureFacts } from '@yaoji/goods-art';

const facts: PictureFacts = { name: '六味地黄丸', spec: '200丸/瓶', dosageForm: '浓缩丸', category: '中成药/补益' };

test('goods are drawn in five views, each with their name', () => {
  const views = goodsViews.map((view) => drawGoodsPicture(facts, view));
  assert.equal(new Set(views).size, 5);
  for (const svg of views) assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*><title>六味地黄丸/);
});

test('banners and codes are drawn, but no unknown banner', () => {
  assert.match(drawBanner('home-season') ?? '', /^<svg/);
  assert.match(drawQr('https://shop.example.com/'), /<title>https:\/\/shop\.example\.com\/<\/title>/);
  assert.equal(drawBanner('none'), undefined);
});
