import { type OperationId, operations } from '@yaoji/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { readOperation } from '#plugins/contract/openapi.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { issueProgram } from './issue-program.ts';

const { db } = await openTestDatabase();
const { app, time, call, signIn } = await startTestApp(db);
const day = 24 * 3_600_000;

let cookie = '';
let buyerId = 0;
beforeAll(async () => {
  buyerId = (await addBuyer(db, { username: 'pharmacy' })).id;
  cookie = await signIn('pharmacy');
});

const issue = ({ name = 'ERP', days = 90 } = {}) =>
  issueProgram(db, buyerId, { name, scopes: ['goods', 'cart'], days }, time.now);
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
    const scoped = (Object.keys(operations) as OperationId[])
      .map((id) => readOperation(id))
      .filter(({ scope }) => scope);
    expect([...new Set(scoped.map(({ scope }) => scope))].sort()).toEqual(['cart', 'goods', 'orders', 'place-orders']);
    const changing = scoped.map(({ id }) => id).filter((id) => /^(?!get|list)/.test(id));
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
    const token = await issue({ days: 10 });
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
    await call('verifyIdentity', { body: { password: 'yaoji2026' } }, cookie);
    expect((await call('endSession', { params: { id: program?.id ?? 0 } }, cookie)).status).toBe(200);
    expect(await statusOf(token, '/api/cart/total')).toBe(401);
  });
});
