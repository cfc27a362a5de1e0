import {
  bannerKeys,
  drawBanner,
  drawBrand,
  drawCategory,
  drawQr,
  drawSiteLicence,
  siteLicenceKeys,
} from '@yaoji/goods-art';
import { beforeAll, describe, expect, it } from 'vitest';
import { activity } from '#db/schema/activity.ts';
import { category } from '#db/schema/category.ts';
import { focus } from '#db/schema/focus.ts';
import { goods } from '#db/schema/goods.ts';
import { openTestDatabase } from '#db/testing.ts';
import { startTestApp } from '#testing/test-app.ts';
import { goodsPictures, goodsPictureUrls, type PicturedGoods, sitePictureUrl } from './index.ts';

const { db } = await openTestDatabase();
const { app } = await startTestApp(db, { PUBLIC_URL: 'https://shop.example.com' });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

let drawn: PicturedGoods;
let categoryId = 0;

beforeAll(async () => {
  const [top] = await db.insert(category).values({ name: '中成药' }).returning();
  const [sub] = await db
    .insert(category)
    .values({ name: '补益', parentId: top?.id ?? 0 })
    .returning();
  categoryId = sub?.id ?? 0;
  const [row] = await db
    .insert(goods)
    .values({
      identity: '1',
      name: '六味地黄丸',
      maker: '甲药业有限公司',
      spec: '200丸/瓶',
      dosageForm: '浓缩丸',
      categoryId,
    })
    .returning();
  if (!row) throw new Error('no goods');
  drawn = row;
});

it('[baseline] lets no shared cache store a QR code that follows the Host header', async () => {
  const other = await startTestApp(db);
  const { headers } = await other.app.inject({ url: '/pictures/qr/site.svg', headers: { host: 'evil.example' } });
  expect(headers['cache-control']).toBe('private, no-store');
  expect((await get('/pictures/qr/site.svg')).headers['cache-control']).toMatch(/^public/);
});

describe('product pictures', () => {
  it('have five views for visitors, each a drawing of the product', async () => {
    const answers = await Promise.all(goodsPictureUrls(drawn).map((url) => get(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    for (const { headers, body } of answers) {
      expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(body).toContain('<title>六味地黄丸 200丸/瓶</title>');
    }
    expect(new Set(answers.map(({ body }) => body)).size).toBe(5);
    expect(goodsPictures(drawn)).toHaveLength(5);
  });

  it('are cached forever under a versioned address, and revalidated otherwise', async () => {
    const [url = ''] = goodsPictureUrls(drawn);
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const bare = await get(url.replace(/\?.*/, ''));
    expect(bare.headers['cache-control']).toBe('public, max-age=300, must-revalidate');
    const again = await get(url, { 'if-none-match': String(bare.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(url, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  it('change their address when the product changes', () => {
    const urls = goodsPictureUrls(drawn);
    for (const change of [
      { name: '甲' },
      { maker: '乙' },
      { spec: '丙' },
      { dosageForm: '丁' },
      { categoryId: null },
    ]) {
      expect(goodsPictureUrls({ ...drawn, ...change })[0]).not.toBe(urls[0]);
    }
  });

  it('run nothing, even when opened directly', async () => {
    const answer = await get(goodsPictureUrls(drawn)[0] ?? '');
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
  });

  it.each([
    '/pictures/goods/999999/1.svg',
    '/pictures/goods/1/6.svg',
    '/pictures/goods/x/1.svg',
    '/pictures/goods/1e3/1.svg',
    '/pictures/goods/99999999999999999999/1.svg',
    '/pictures/banner/none.svg',
    '/pictures/banner/999999.svg',
    '/pictures/banner/constructor.svg',
    '/pictures/category/999999.svg',
    '/pictures/licence/none.svg',
    '/pictures/qr/none.svg',
  ])('are 404 for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('pictures of the site', () => {
  it('include every banner', async () => {
    for (const key of bannerKeys) {
      const { statusCode, body } = await get(sitePictureUrl('banner', key));
      expect([key, statusCode, body]).toEqual([key, 200, drawBanner(key)]);
    }
  });

  it('draw the text of a block without its own banner', async () => {
    const [entry] = await db
      .insert(focus)
      .values({ block: 'home', title: '新品专场', subtitle: '<每周二>上新' })
      .returning();
    const { statusCode, body } = await get(sitePictureUrl('banner', entry?.id ?? 0));
    expect(statusCode).toBe(200);
    expect(body).toContain('新品专场');
  });

  it('[R080] draw a supplier’s products in the shape of its card, without the text below it', async () => {
    await db.update(goods).set({ isControlled: true, stock: '9' });
    const [entry] = await db
      .insert(focus)
      .values({
        block: 'kxzq_supplier',
        title: '甲控销',
        subtitle: '甲药业有限公司',
        content: { supplier: { slug: 'jia', maker: '甲药业有限公司' } },
      })
      .returning();
    const { statusCode, body } = await get(sitePictureUrl('banner', entry?.id ?? 0));
    expect(statusCode).toBe(200);
    expect(body).toContain('viewBox="0 0 280 112"');
    expect(body).toMatch(/<text x="(\S+) \1 [^>]*>六味地/);
    expect(body.replace(/<title>.*?<\/title>/, '')).not.toContain('甲控销');
  });

  it('draw best sellers for an activity that covers any order', async () => {
    await db.update(goods).set({ stock: '9' });
    const [season] = await db
      .insert(activity)
      .values({ kind: 'cashback', title: '满额返现季', startsAt: new Date(0), endsAt: new Date(9e12), config: {} })
      .returning();
    const { body } = await get(sitePictureUrl('banner', `activity-${season?.id}`));
    expect(body).toContain('>六味地');
  });

  it('draw categories, licences and brands of any name', async () => {
    const hostile = '<a&"b\'>';
    const drawings: [url: string, drawing: string | undefined][] = [
      [sitePictureUrl('category', categoryId), drawCategory('中成药/补益')],
      ...siteLicenceKeys.map((key): [string, string | undefined] => [
        sitePictureUrl('licence', key),
        drawSiteLicence(key),
      ]),
      [sitePictureUrl('brand', '豫西本草制药有限公司'), drawBrand('豫西本草制药有限公司')],
      [sitePictureUrl('brand', hostile), drawBrand(hostile)],
    ];
    for (const [url, drawing] of drawings) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode, body]).toEqual([url, 200, drawing]);
    }
  });

  it('draw QR codes that lead to the site', async () => {
    const { body } = await get(sitePictureUrl('qr', 'site'));
    expect(body).toBe(drawQr('https://shop.example.com/'));
  });
});
