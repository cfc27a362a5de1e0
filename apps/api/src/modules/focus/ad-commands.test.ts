import { describe, expect, it } from 'vitest';
import { focus } from '#db/schema/focus.ts';
import { openTestDatabase } from '#db/testing.ts';
import { operator } from '#testing/operator.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { app, call, time, config } = await startTestApp(db);
const ops = operator(db, config, () => time.now);

const idIn = ([line = '']: string[]) => line.split(' ')[0] ?? '';

describe('pictures by an operator', () => {
  it('[C040] appear in their place, drawn by default, and are removed', async () => {
    const id = idIn(await ops('ad add', ['right'], { title: '双旦备货', line: '满减进行中', url: '/mrtj' }));
    const { data } = await call('listRightAds');
    expect(data).toMatchObject([{ id: Number(id), title: '双旦备货', url: '/mrtj' }]);
    expect((await app.inject(data[0]?.image ?? '')).body).toContain('双旦备货');
    expect(await ops('ad list', ['right'])).toEqual([`${id}\tright\t双旦备货\t/mrtj\t`]);
    expect(await ops('ad remove', [id])).toEqual([`${id} (双旦备货) is gone.`]);
    expect((await call('listRightAds')).data).toEqual([]);
  });

  it('[C080] are ordered and end with their last day in China', async () => {
    const day = new Date(time.now.getTime() + 2 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
    await ops('ad add', ['home'], { title: '第二', url: '/yx', sort: '2' });
    await ops('ad add', ['home'], { title: '第一', url: '/zyyp', sort: '1', until: day });
    const titles = async () => (await call('getHomeFocus')).data.banners.map(({ title }) => title);
    expect(await titles()).toEqual(['第一', '第二']);
    const before = time.now;
    time.now = new Date(`${day}T23:59:59+08:00`);
    expect(await titles()).toEqual(['第一', '第二']);
    time.now = new Date(time.now.getTime() + 1000);
    expect(await titles()).toEqual(['第二']);
    time.now = before;
  });

  it.each([
    [['nowhere'], {}, 'The place is one of: home'],
    [['__proto__'], {}, 'The place is one of: home'],
    [['top'], { url: '/mrtj' }, 'It needs a title'],
    [['top'], { title: '广告', url: 'https://elsewhere.example/' }, 'a page of the shop'],
    [['top'], { title: '广告', url: '//elsewhere.example/' }, 'a page of the shop'],
    [['top'], { title: '广告', url: 'javascript:alert(1)' }, 'a page of the shop'],
    [['top'], { title: '广告', url: '/no/such/page' }, 'a page of the shop'],
    [['top'], { title: '广告', url: '/mrtj', image: 'https://elsewhere.example/a.png' }, 'below /pictures'],
    [['top'], { title: '广告', url: '/mrtj', until: '2020-01-01' }, 'still to come'],
    [['top'], { title: '广告', url: '/mrtj', sort: 'x' }, 'is a number'],
  ])('refuse %j %j', async (words, options, sentence) => {
    await expect(ops('ad add', words, options)).rejects.toThrow(sentence);
  });

  it('remove only pictures', async () => {
    const [row] = await db.insert(focus).values({ block: 'zyzq', part: 'floor', title: '饮片' }).returning();
    await expect(ops('ad remove', [String(row?.id)])).rejects.toThrow('There is no picture');
    await expect(ops('ad remove', ['999999'])).rejects.toThrow('There is no picture 999999');
  });
});
