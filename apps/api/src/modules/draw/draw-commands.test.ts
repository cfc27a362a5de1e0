import { beforeAll, describe, expect, it } from 'vitest';
import { draw, drawPrize } from '#db/schema/draw.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { operator } from '#testing/operator.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time, config } = await startTestApp(db);
const ops = operator(db, config, () => time.now);

const day = 86_400_000;
let mine = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  mine = await signIn('mine');
});

const coming = () => ({
  startsAt: new Date(time.now.getTime() + day),
  endsAt: new Date(time.now.getTime() + 9 * day),
});

describe('a draw by an operator', () => {
  it('[C007] starts now, is listed with its results, and ends', async () => {
    const [row] = await db
      .insert(draw)
      .values({ title: '开业抽奖', freeChances: 2, ...coming() })
      .returning();
    const id = row?.id ?? 0;
    await expect(ops('draw start', [String(id)])).rejects.toThrow('has no prizes');
    await db.insert(drawPrize).values({ drawId: id, name: '谢谢参与', kind: 'nothing', weight: 1, total: 9 });
    await ops('draw start', [String(id)]);
    const perform = () => call('performDraw', { params: { id }, body: {} }, mine);
    expect((await perform()).status).toBe(200);
    expect((await ops('draw list')).join('\n')).toMatch(/running\t开业抽奖.*1 drawn\n\t谢谢参与\t1 of 9/s);
    await expect(ops('draw start', [String(id)])).rejects.toThrow('running already');
    await ops('draw end', [String(id)]);
    expect((await perform()).code).toBe(404);
    await expect(ops('draw end', [String(id)])).rejects.toThrow('closed already');
    await ops('draw start', [String(id)]);
    expect((await perform()).status).toBe(200);
  });

  it('is reported if unknown or over', async () => {
    await expect(ops('draw start', ['999999'])).rejects.toThrow('抽奖活动不存在');
    const past = { startsAt: new Date(0), endsAt: new Date(day) };
    const [row] = await db
      .insert(draw)
      .values({ title: '往期', ...past })
      .returning();
    await expect(ops('draw start', [String(row?.id)])).rejects.toThrow('ended on 1970-01-02');
  });
});

describe('an activity by an operator', () => {
  it('[D4] starts now with its prices, which end with it', async () => {
    const { id: goodsId } = await addGoods(db, { price: '10' });
    const { id } = await addActivity(db, time.now, {
      ...coming(),
      kind: 'daily_special',
      title: '今日特价',
      goods: [{ goodsId, price: '8' }],
    });
    const price = async () => (await call('getGoods', { params: { id: goodsId } }, mine)).data.goods.price;
    expect(await price()).toBe('10.00');
    expect((await ops('activity list')).join('\n')).toMatch(
      new RegExp(`^${id}\\tdaily_special\\tplanned\\t今日特价`, 'm'),
    );
    await ops('activity start', [String(id)]);
    expect(await price()).toBe('8.00');
    await expect(ops('activity start', [String(id)])).rejects.toThrow('running already');
    await ops('activity end', [String(id)]);
    expect(await price()).toBe('10.00');
    expect((await ops('activity list')).join('\n')).not.toContain('今日特价');
    expect((await ops('activity list', [], { all: true })).join('\n')).toContain('closed\t今日特价');
  });

  it('is reported if unknown', async () => {
    await expect(ops('activity end', ['999999'])).rejects.toThrow('活动不存在');
    await expect(ops('activity start', [])).rejects.toThrow('is a number, such as 12.');
  });
});
