import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyer } from '#db/schema/buyer.ts';
import { message } from '#db/schema/message.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

// Messages that are sent at once need a database server.
const { db } = await openTestDatabase('server', { maxConnections: 10 });
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const sessions = { content: '', sales: '' };
let mine = { id: 0, session: '' };
let other = { id: 0, session: '' };

beforeAll(async () => {
  for (const role of ['content', 'sales'] as const) sessions[role] = await desk.work(role);
  for (const username of ['mine', 'other']) {
    const { id } = await addBuyer(db, { username });
    const person = { id, session: await shop.signIn(username) };
    if (username === 'mine') mine = person;
    else other = person;
  }
  await addBuyer(db, { username: 'waiting', status: 'pending' });
  await addBuyer(db, { username: 'closed', closedAt: new Date() });
});
beforeEach(() => db.delete(message));

const form = { kind: 'system', title: '国庆安排', text: '10月1日至3日停止发货。' } as const;
const toAll = (body: object = {}) => desk.call('messageAllBuyers', { body: { ...form, ...body } }, sessions.content);
const toOne = (body: object = {}, id = mine.id) =>
  desk.call('messageBuyer', { params: { id }, body: { ...form, ...body } }, sessions.sales);
const list = async ({ session } = mine) => (await shop.call('listMessages', { query: {} }, session)).data.list;

describe('a message', () => {
  it('[C160] reaches one buyer, with a link to a page of the shop', async () => {
    const { data } = await toOne({ kind: 'activity', url: '/lqzx' });
    expect(data).toEqual({ count: 1 });
    expect(await list()).toMatchObject([{ type: 'activity', title: '国庆安排', url: '/lqzx', is_read: 0 }]);
    expect(await list(other)).toEqual([]);
    const [entry] = (await db.select().from(operatorLog)).sort((a, b) => b.id - a.id);
    expect(entry?.command).toContain('desk messageBuyer mine {');
  });

  it('[C160] reaches all approved, open accounts', async () => {
    expect(await toAll()).toMatchObject({ message: '已发送给2家客户', data: { count: 2 } });
    expect(await list(other)).toMatchObject([{ type: 'system', url: null, title: form.title, body: form.text }]);
    expect(await db.$count(message)).toBe(2);
  });

  it('reaches nobody twice a day, even if it is sent twice at once', async () => {
    const answers = await Promise.all([toAll(), toAll()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await toOne()).toMatchObject({ code: 40904, message: '今天已发过相同的消息，或没有可以接收的客户' });
    expect(await list()).toHaveLength(1);
    expect((await toOne({ text: '10月4日恢复发货。' })).status).toBe(200);
    const start = shop.time.now;
    shop.time.now = new Date(start.getTime() + 24 * 3_600_000);
    const tomorrow = await desk.work('sales');
    expect((await desk.call('messageBuyer', { params: { id: mine.id }, body: form }, tomorrow)).status).toBe(200);
    expect(await list()).toHaveLength(3);
    shop.time.now = start;
  });

  it.each([
    ['title', ''],
    ['title', ' '],
    ['title', '长'.repeat(61)],
    ['text', ' '],
    ['kind', 'spam'],
    ['url', '//elsewhere.example'],
    ['url', '/\\elsewhere.example'],
    ['url', 'https://elsewhere.example'],
    ['url', '/no-such-page'],
  ])('is not sent with the %s %j', async (field, value) => {
    for (const { status, errors } of [await toOne({ [field]: value }), await toAll({ [field]: value })])
      expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    expect(await db.$count(message)).toBe(0);
  });

  it('is for known, open accounts', async () => {
    const [closed] = (await db.select().from(buyer)).filter(({ username }) => username === 'closed');
    expect((await toOne({}, closed?.id ?? 0)).code).toBe(40904);
    expect((await toOne({}, 999_999)).status).toBe(404);
  });
});
