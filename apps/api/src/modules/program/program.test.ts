import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { operatorLog } from '#db/schema/operator-log.ts';
import { session as sessions } from '#db/schema/session.ts';
import { openTestDatabase } from '#db/testing.ts';
import { allCommands } from '#ops/all-commands.ts';
import { runCommand } from '#ops/run-command.ts';
import { operator } from '#testing/operator.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { scopeNames, scopes } from './scopes.ts';

const { db } = await openTestDatabase();
const { app, config, time, call, signIn } = await startTestApp(db);
const ops = operator(db, config, () => time.now);
const day = 24 * 3_600_000;

let cookie = '';
beforeAll(async () => {
  await addBuyer(db, { username: 'pharmacy' });
  cookie = await signIn('pharmacy');
});

const issue = async (options: Record<string, string> = {}) => {
  const [token] = await ops('token issue', ['pharmacy'], { name: 'ERP', scopes: 'goods,cart', ...options });
  return token ?? '';
};
const ask = (token: string, url: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
const statusOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).statusCode;

describe('a program with a token', () => {
  it('calls only operations in its scopes, as its buyer', async () => {
    const token = await issue();
    const state = await ask(token, '/api/user/base');
    expect(state.json().data.show).toBe(true);
    expect(await statusOf(token, '/api/cart/total')).toBe(200);
    for (const url of ['/api/order', '/api/user/session', '/api/user/export', '/reports/1.pdf'])
      expect([url, await statusOf(token, url)]).toEqual([url, 403]);
    expect(await statusOf(token, '/api/user/close', 'POST')).toBe(403);
  });

  it('has no scope that changes the account, or pays', () => {
    const changing = scopeNames
      .flatMap((name) => scopes[name] as readonly string[])
      .filter((id) => /^(?!get|list)/.test(id));
    expect(changing.toSorted()).toEqual([
      'addCartLines',
      'checkoutCart',
      'deleteCartLines',
      'downloadInvoice',
      'downloadPapers',
      'editCartLine',
      'matchPurchaseList',
      'placeOrder',
      'previewBuyAgain',
      'quickAddGoods',
      'selectCartLines',
      'suggestGoods',
      'suggestToOrder',
    ]);
  });

  it('is refused after its end, but not after a week without use', async () => {
    const token = await issue({ days: '10' });
    const start = time.now;
    time.now = new Date(start.getTime() + 9 * day);
    expect(await statusOf(token, '/api/cart/total')).toBe(200);
    time.now = new Date(start.getTime() + 10 * day + 1000);
    expect(await statusOf(token, '/api/cart/total')).toBe(401);
    time.now = start;
  });

  it('is not a browser session, and a cookie is not a token', async () => {
    const token = await issue();
    const inCookie = await app.inject({ url: '/api/cart/total', headers: { cookie: `yaoji_session=${token}` } });
    expect(inCookie.statusCode).toBe(401);
    expect(await statusOf(cookie.replace('yaoji_session=', ''), '/api/cart/total')).toBe(401);
    // A valid cookie does not make up for a refused token.
    const both = { cookie, authorization: 'Bearer nothing' };
    expect((await app.inject({ url: '/api/user/base', headers: both })).statusCode).toBe(401);
  });

  it('is visible to its buyer, who can end it', async () => {
    const token = await issue({ name: '库存同步' });
    const { data: messages } = await call('listMessages', {}, cookie);
    expect(messages.list[0]?.title).toBe('程序访问已开通');
    const { data: events } = await call('listSecurityEvents', {}, cookie);
    expect(events.list[0]?.text).toContain('库存同步（goods、cart，');
    const { data: places } = await call('listSessions', {}, cookie);
    const program = places.find(({ device }) => device === '程序 库存同步');
    await call('proveSelf', { body: { password: 'yaoji2026' } }, cookie);
    expect((await call('endSession', { params: { id: program?.id ?? 0 } }, cookie)).status).toBe(200);
    expect(await statusOf(token, '/api/cart/total')).toBe(401);
  });
});

describe('an operator', () => {
  it('lists tokens and ends one', async () => {
    const token = await issue({ name: '对账' });
    const line = (await ops('token list', ['pharmacy'])).find((each) => each.includes('对账')) ?? '';
    const [number = ''] = line.split('\t');
    expect(line).toContain('goods cart');
    await expect(ops('token end', ['pharmacy', '999999'])).rejects.toThrow('has no token 999999');
    expect(await ops('token end', ['pharmacy', number])).toEqual(['对账 has no access any more.']);
    expect(await statusOf(token, '/api/cart/total')).toBe(401);
  });

  it('sees a token once: neither log nor table contains it', async () => {
    const options = { name: 'ERP', scopes: 'goods' };
    const request = { name: 'token issue', words: ['pharmacy'], options, files: {}, operator: 'li' };
    const { lines } = await runCommand(allCommands, request, { db, config, now: time.now });
    const [token = '-'] = lines;
    const [entry] = await db.select().from(operatorLog).where(eq(operatorLog.operator, 'li'));
    expect(entry?.answer).toBe('(not stored)');
    expect(JSON.stringify([entry, await db.select().from(sessions)])).not.toContain(token);
  });

  it.each([
    [{ scopes: 'everything' }, '--scopes takes one or more of goods,cart,orders,place-orders.'],
    [{ scopes: '' }, '--scopes takes'],
    [{ name: ' ' }, 'Name the program'],
    [{ days: '0' }, '--days takes a number from 1 to 365.'],
    [{ days: '366' }, '--days takes'],
  ])('is refused %j', async (options, text) => {
    await expect(issue(options as Record<string, string>)).rejects.toThrow(text);
  });
});
