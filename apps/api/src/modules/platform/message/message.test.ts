import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { type Message, sendMessage } from './index.ts';

const { db, pool } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

let mine = { id: 0, session: '' };
let other = { id: 0, session: '' };

beforeAll(async () => {
  for (const username of ['mine', 'other']) {
    const { id } = await addBuyer(db, { username });
    const person = { id, session: await signIn(username) };
    if (username === 'mine') mine = person;
    else other = person;
  }
});

const notify = (buyerId: number, message: Partial<Message> = {}) =>
  sendMessage(db, buyerId, { kind: 'system', title: '通知', body: '正文', ...message }, time.now);

const list = async (query = {}, { session } = mine) => (await call('listMessages', { query }, session)).data;

beforeEach(async () => {
  await pool.query('DELETE FROM message');
  await notify(mine.id, { kind: 'order', title: '订单已发货', url: '/order/info/12' });
  await notify(mine.id, { kind: 'activity', title: '满减开始' });
  await notify(mine.id, { title: '资质已通过' });
  await notify(mine.id, { title: '证件到期提醒' });
  await notify(other.id, { title: '别人的消息' });
});

describe('messages', () => {
  it('[C160] are listed newest first, by kind, with unread counts by kind', async () => {
    const all = await list();
    expect(all.list.map(({ title }) => title)).toEqual(['证件到期提醒', '资质已通过', '满减开始', '订单已发货']);
    expect(all).toMatchObject({ total: 4, unread: { order: 1, activity: 1, system: 2 } });
    const orders = await list({ type: 'order' });
    expect(orders).toMatchObject({ total: 1, unread: { order: 1, activity: 1, system: 2 } });
    expect(orders.list[0]).toMatchObject({ type: 'order', url: '/order/info/12', is_read: 0 });
    const second = await list({ page: 2, per_page: 3 });
    expect(second.list.map(({ title }) => title)).toEqual(['订单已发货']);
  });

  it('[C161] are marked as read one by one or all at once, and the badge follows', async () => {
    const ids = (await list()).list.slice(0, 2).map(({ id }) => id);
    expect((await call('readMessages', { body: { ids } }, mine.session)).data).toEqual({ unread: 2 });
    expect((await list()).list.map(({ is_read }) => is_read)).toEqual([1, 1, 0, 0]);
    expect((await call('getUserState', {}, mine.session)).data.message_count).toBe(2);
    expect((await call('readMessages', { body: {} }, mine.session)).data).toEqual({ unread: 0 });
    expect((await list({}, other)).unread.system).toBe(1);
  });

  it('[C162] disappear when deleted, and a reported event is not reported again', async () => {
    await notify(mine.id, { title: '仅此一次', reference: 'once:1' });
    const [first] = (await list()).list;
    const gone = await call('deleteMessages', { body: { ids: [first?.id ?? 0] } }, mine.session);
    expect(gone).toMatchObject({ message: '消息已删除', data: { unread: 4 } });
    expect(await notify(mine.id, { title: '仅此一次', reference: 'once:1' })).toBe(0);
    expect(await notify(other.id, { title: '仅此一次', reference: 'once:1' })).toBe(1);
    expect((await list()).list.map(({ title }) => title)).not.toContain('仅此一次');
    expect((await call('getUserState', {}, mine.session)).data.message_count).toBe(4);
  });

  it('[P8] of other buyers are invisible: a foreign id among own ones is 404 and changes nothing', async () => {
    const foreign = (await list({}, other)).list[0]?.id ?? 0;
    const own = (await list()).list[0]?.id ?? 0;
    for (const operation of ['readMessages', 'deleteMessages'] as const) {
      const answer = await call(operation, { body: { ids: [own, foreign] } }, mine.session);
      expect(answer).toMatchObject({ status: 404, message: '消息不存在或已删除' });
    }
    expect((await list()).unread.system).toBe(2);
    expect((await list({}, other)).list).toHaveLength(1);
  });

  it('[P2] are for buyers, and require valid ids', async () => {
    expect((await call('listMessages')).status).toBe(401);
    expect((await call('readMessages', { body: {} })).status).toBe(401);
    const answer = await call('deleteMessages', { body: { ids: ['x'] as never } }, mine.session);
    expect(answer).toMatchObject({ status: 422, errors: { 'ids[0]': ['所选内容格式不正确'] } });
  });
});
