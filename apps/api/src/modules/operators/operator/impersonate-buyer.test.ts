import { type OperationId, operations } from '@yaoji/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { message } from '#db/schema/message.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { handlers } from '#handlers.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let [sales, buyerId] = ['', 0];

beforeAll(async () => {
  sales = await desk.work('sales');
  ({ id: buyerId } = await addBuyer(db, { username: 'looked', company: '康宁<大>药房' }));
});

const ticket = async () => {
  const { data } = await desk.call('lookAsBuyer', { params: { id: buyerId } }, sales);
  return new URL(data.url);
};
const cookiesOf = (header: string | string[] | undefined) =>
  [header ?? []]
    .flat()
    .map((each) => each.split(';')[0] ?? '')
    .join('; ');
const begin = async () => {
  const { pathname } = await ticket();
  const answer = await shop.app.inject({ url: pathname });
  return { pathname, answer, cookie: cookiesOf(answer.headers['set-cookie']) };
};

const nothing = '999999999';
const all = Object.values(operations).filter(({ id }) => id in handlers);

describe('impersonation by an operator', () => {
  it.each([
    ['disabled', 'disableOperator', {}],
    ['reset', 'resetOperator', {}],
    ['given another role', 'changeOperatorRoles', { body: { roles: ['warehouse'] } }],
  ] as const)('ends at once when they are %s', async (how, call, more) => {
    const owner = await desk.work('owner');
    const username = `li-${call.toLowerCase()}`;
    const session = await desk.work('sales', username);
    const { data } = await desk.call('lookAsBuyer', { params: { id: buyerId } }, session);
    const answer = await shop.app.inject({ url: new URL(data.url).pathname });
    const cookie = cookiesOf(answer.headers['set-cookie']);
    const { cookie: other } = await begin();
    const isSeen = async (who: string) => (await shop.call('getUserState', {}, who)).data.show;
    expect([how, await isSeen(cookie)]).toEqual([how, true]);
    const colleague = (await desk.call('listOperators', {}, owner)).data.find((each) => each.username === username);
    const input = { params: { id: colleague?.id ?? 0 }, ...more };
    expect((await desk.call(call, input as never, owner)).status).toBe(200);
    expect([await isSeen(cookie), await isSeen(other)]).toEqual([false, true]);
  });

  it('starts once, with an entry in the operator log, a message and an entry in the buyer’s security log', async () => {
    const { pathname, answer, cookie } = await begin();
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
    expect((await shop.call('getUserState', {}, cookie)).data).toMatchObject({ username: 'looked' });
    const again = await shop.app.inject({ url: pathname });
    expect(again.headers['set-cookie']).toBeUndefined();
    const [entry] = await db.select().from(operatorLog).orderBy(desc(operatorLog.id)).limit(1);
    expect(entry).toMatchObject({ operator: 'sales', outcome: 'done', command: 'desk lookAsBuyer looked' });
    const [sent] = await db.select().from(message).where(eq(message.buyerId, buyerId)).limit(1);
    expect(sent?.title).toBe('客服正在查看您的账号');
    const own = await shop.signIn('looked');
    const [event] = (await shop.call('listSecurityEvents', {}, own)).data.list.filter(({ text }) => /客服/.test(text));
    expect(event?.text).toBe('客服查看了您的账号：sales');
    const devices = (await shop.call('listSessions', {}, own)).data.map(({ device }) => device);
    expect(devices).toContain('客服 sales 查看（只读）');
  });

  it('has a token independent of its ticket, and a ticket expires within a minute', async () => {
    const { cookie } = await begin();
    const token = /yaoji_session=([^;]+)/.exec(cookie)?.[1];
    expect((await shop.app.inject({ url: `/look/${token}` })).headers['set-cookie']).toBeUndefined();
    const { pathname } = await ticket();
    const today = shop.time.now;
    shop.time.now = new Date(today.getTime() + 61_000);
    expect((await shop.app.inject({ url: pathname })).headers['set-cookie']).toBeUndefined();
    shop.time.now = today;
  });

  it('expires after half an hour, or when it ends', async () => {
    const { cookie } = await begin();
    const today = shop.time.now;
    shop.time.now = new Date(today.getTime() + 31 * 60_000);
    expect((await shop.call('getWallet', {}, cookie)).code).toBe(10001);
    shop.time.now = today;
    expect((await shop.call('getWallet', {}, cookie)).code).toBe(200);
    const ended = await shop.app.inject({ url: '/look/end', headers: { cookie } });
    expect(ended.statusCode).toBe(302);
    expect((await shop.call('getWallet', {}, cookie)).code).toBe(10001);
    const own = await shop.signIn('looked');
    await shop.app.inject({ url: '/look/end', headers: { cookie: own } });
    expect((await shop.call('getWallet', {}, own)).code).toBe(200);
  });
});

describe('changes nothing', () => {
  let looking = '';
  beforeAll(async () => {
    await addGoods(db);
    looking = (await begin()).cookie;
  });

  it.each(all.filter(({ method }) => method !== 'get'))('$call $id is refused', async ({ id }) => {
    const answer = await shop.call(id, { params: { id: nothing } } as never, looking);
    expect([answer.status, answer.message]).toEqual([403, '客服查看期间不能操作']);
  });

  const closed: readonly OperationId[] = ['exportAccount', 'pollWechat'];

  it.each(all.filter(({ method }) => method === 'get'))(
    '$call $id is readable, with two exceptions',
    async ({ id }) => {
      const { status } = await shop.call(id, { params: { id: nothing } } as never, looking);
      if (closed.includes(id)) expect(status).toBe(403);
      else expect(status === 403 || status >= 500).toBe(false);
    },
  );
});
