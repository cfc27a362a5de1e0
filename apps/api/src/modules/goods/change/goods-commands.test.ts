import { goodsCodec } from '@yaoji/api-client/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { operator } from '#testing/operator.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time, config } = await startTestApp(db);
const ops = operator(db, config, () => time.now);

let mine = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  mine = await signIn('mine');
});

const cardOf = async (id: number) => goodsCodec.read((await call('getGoods', { params: { id } }, mine)).data.goods);

describe('products by an operator', () => {
  it('[C035] get a video, another one, and none', async () => {
    const { id } = await addGoods(db, { name: '有视频药' });
    for (const [path, shown] of [
      ['/films/7.mp4', '/films/7.mp4'],
      ['/films/8.webm', '/films/8.webm'],
      ['none', null],
    ] as const) {
      await ops('goods film', [String(id), path]);
      expect((await cardOf(id)).video).toBe(shown);
    }
  });

  it.each([
    ['https://elsewhere.example/7.mp4'],
    ['//elsewhere.example/7.mp4'],
    ['/films/7.exe'],
    ['7.mp4'],
    [undefined],
  ])('refuse the video %s', async (path) => {
    const { id } = await addGoods(db);
    await expect(ops('goods film', [String(id), ...(path ? [path] : [])])).rejects.toThrow('The film is the path');
  });

  it('report an unknown product', async () => {
    await expect(ops('goods film', ['999999', 'none'])).rejects.toThrow('商品不存在');
    await expect(ops('goods film', ['x', 'none'])).rejects.toThrow('is a number, such as 12.');
  });
});
