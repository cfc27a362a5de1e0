import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { app, call, signIn } = await startTestApp(db);

let last = 0;
const owner = async () => {
  last += 1;
  const phone = `134${String(last).padStart(8, '0')}`;
  const { username, id } = await addBuyer(db, { phone, email: `owner${last}@example.com` });
  return { id, username, phone, session: await signIn(username) };
};
const buy = async (session: string) => {
  const { id } = await addGoods(db, { price: '100' });
  return (await placeOrder(call, session, [{ goods_id: id, number: '5' }])).data.id;
};

describe('[C253] the export of an account', () => {
  const fetchExport = (session: string) =>
    app.inject({ method: 'GET', url: '/api/user/export', headers: { cookie: session } });

  it('contains everything that its pages show, and nothing of other accounts', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const orders = [await buy(mine.session), await buy(mine.session)];
    const foreign = await buy(theirs.session);
    const goods = [await addGoods(db), await addGoods(db)].map(({ id }) => id);
    await call('addFavorites', { body: { goods_ids: goods } }, mine.session);
    // More than fits on one page.
    await db.execute(sql`
      insert into message (buyer_id, kind, title, body, created_at)
      select ${mine.id}, 'system', 'n' || n, '', now() from generate_series(1, 230) n`);
    const { cookie } = await call('verifyIdentity', { body: { password: 'yaoji2026' } }, mine.session);

    const answer = await fetchExport(cookie ?? '');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': expect.stringContaining(`account-${mine.id}.json`),
      'cache-control': 'no-store',
    });
    const data = answer.json();
    expect(data.getUserState).toMatchObject([{ username: mine.username, phone: mine.phone }]);
    expect(data.listAddresses).toMatchObject([[{ receiver: '王药师' }]]);
    expect(data.getOrder.map(({ id }: { id: number }) => id).sort()).toEqual([...orders].sort());
    expect(data.getOrder[0].lines).toHaveLength(1);
    expect(data.listFavorites[0].list).toHaveLength(2);
    const titles = data.listMessages.flatMap(({ list }: { list: { title: string }[] }) =>
      list.map(({ title }) => title),
    );
    expect(titles.filter((title: string) => /^n\d+$/.test(title))).toHaveLength(230);
    expect(data.listStores).toBeDefined();
    expect(data.listInvoices).toBeDefined();
    expect(data.listSecurityEvents[0].list[0].text).toBe('已导出账号数据');
    expect(data.getOrder.some(({ id }: { id: number }) => id === foreign)).toBe(false);
    expect(answer.body).not.toContain(theirs.username);
    expect(answer.body).not.toMatch(/argon2|token_hash|passwordHash/);
  });

  it('requires a verified identity, and is for buyers only', async () => {
    const { session } = await owner();
    expect((await fetchExport(session)).json()).toMatchObject({ code: 42802 });
    expect((await fetchExport('')).statusCode).toBe(401);
  });
});
