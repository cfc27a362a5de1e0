import { isCreditCode, isMobileNumber } from '@yaoji/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/audit/index.ts';
import { startTestApp } from '#testing/test-app.ts';
import { people } from './accounts/people.ts';
import { demoAccounts, seedDemo } from './index.ts';

const now = new Date('2026-11-20T12:34:00Z');
const { db } = await openTestDatabase();
const other = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

beforeAll(async () => {
  time.now = now;
  await seedDemo(db, now);
}, 240_000);

const counted = async (query: string) => {
  const { rows } = await db.execute(sql.raw(query));
  return rows;
};

describe('the demonstration', () => {
  it('[O5] leaves money, stock, orders and benefits in agreement', async () => {
    expect(await auditMoney(db)).toEqual([]);
  });

  it('lets each of the five accounts log in', async () => {
    expect(demoAccounts.map(({ username }) => username)).toEqual([
      'pharmacy',
      'clinic',
      'newcomer',
      'expired',
      'chain',
    ]);
    for (const { username } of demoAccounts) expect(await signIn(username)).toContain('yaoji_session=');
  });

  it('[V1][V5] gives people telephone numbers and credit codes that hold', () => {
    for (const person of people) {
      expect(isMobileNumber(person.phone)).toBe(true);
      expect(isCreditCode(person.documents[0]?.number ?? '')).toBe(true);
    }
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length);
  });

  it('has years of orders, in every state', async () => {
    const rows = await counted(
      'select status, count(*)::int as count, min(created_at) as oldest from orders group by 1',
    );
    expect(rows.map(({ status }) => status).sort()).toEqual(['cancelled', 'done', 'paid', 'pending', 'shipped']);
    const oldest = Math.min(...rows.map((row) => new Date(String(row.oldest)).getTime()));
    expect(now.getTime() - oldest).toBeGreaterThan(3 * 365 * 86_400_000);
    const { data } = await call('listOrders', {}, await signIn('pharmacy'));
    expect(data.counts).toMatchObject({ pending: 2, paid: 2, shipped: 2 });
  });

  it('[D6][K5] proves the price of every line of an old order', async () => {
    const parts = await counted(`
      select sum((proof->>'fullReduction')::numeric) as full, sum((proof->>'discount')::numeric) as discount,
        sum((proof->>'coupon')::numeric) as coupon, sum((proof->>'voucher')::numeric) as voucher, sum((proof->>'redPacket')::numeric) as packet,
        count(*) filter (where (proof->>'paid')::numeric <> paid)::int as wrong
      from order_line`);
    const [row] = parts;
    for (const part of ['full', 'discount', 'coupon', 'voucher', 'packet'])
      expect(Number(row?.[part]), part).toBeGreaterThan(0);
    expect(row?.wrong).toBe(0);
  });

  it('runs every kind of promotion now', async () => {
    const rows = await counted(`
      select distinct kind from activity where starts_at <= '${now.toISOString()}' and ends_at > '${now.toISOString()}' order by 1`);
    expect(rows.map(({ kind }) => kind)).toEqual([
      'combination',
      'daily_special',
      'discount',
      'full_reduction',
      'gift',
      'seckill',
      'swap',
    ]);
    const { data } = await call('listSpike');
    expect(data.rounds.some(({ status, goods }) => status === 1 && goods.length > 3)).toBe(true);
  });

  it('[D4] keeps a seckill round and daily specials running for weeks', async () => {
    const gaps = await counted(`
      select kind from (
        select kind, ends_at, lead(starts_at) over (partition by kind order by starts_at) as next
        from activity where kind in ('seckill', 'daily_special')
      ) as round where next <> ends_at`);
    expect(gaps).toEqual([]);
    const [last] = await counted(`select max(ends_at) as until from activity where kind = 'seckill'`);
    expect(new Date(String(last?.until)).getTime() - now.getTime()).toBeGreaterThan(30 * 86_400_000);
  });

  it('puts goods of promotions in the pharmacy’s cart, with one that is out of stock', async () => {
    const { data } = await call('getCart', {}, await signIn('pharmacy'));
    expect(data.total).toBeGreaterThan(10);
    expect(data.activity_data.manjians.length).toBeGreaterThan(1);
    expect(Number(data.totals.full_reduction)).toBeGreaterThan(0);
  });

  it.each([
    ['newcomer', 'NOT_PASSED'],
    ['expired', 'DOCUMENT_EXPIRED'],
    ['clinic', 'OUT_OF_SCOPE'],
    ['chain-wuhou', 'CONTRACT_UNSIGNED'],
  ])('[B1] shows why %s cannot buy everything: %s', async (username, code) => {
    const session = await signIn(username);
    const { data } = await call('listGoods', { query: { per_page: 100 } as never }, session);
    expect(data.list.map(({ cant_buy_reason }) => cant_buy_reason?.code)).toContain(code);
  });

  it('[B3] warns of a document that runs out', async () => {
    const { data } = await call('getUserState', {}, await signIn('pharmacy'));
    expect(JSON.stringify(data)).toContain('医疗器械经营许可证');
  });

  it('has a help page for each help route and news of both kinds', async () => {
    const { data } = await call('listHelpCategories');
    expect(data.map(({ name }) => name)).toEqual(['新手指南', '服务保障', '关于我们', '支付与配送']);
    expect(data.flatMap(({ children }) => children.map(({ name }) => name))).toEqual([
      '会员注册',
      '购物指南',
      '安全购药',
      '网站资质',
      '用户协议',
      '专属客服',
      '投诉建议',
      '联系我们',
      '订单支付',
      '货物配送',
      '商品退换',
    ]);
    expect((await call('listAnnouncements')).data.length).toBeGreaterThan(5);
  });

  it('fills the home page: banners, floors with goods, menus', async () => {
    const home = await call('getHomeFocus');
    expect(home.data.banners.length).toBeGreaterThanOrEqual(4);
    expect(home.data.floors.length).toBeGreaterThanOrEqual(6);
    for (const { title, goods } of home.data.floors) expect(goods.length, title).toBeGreaterThanOrEqual(5);
    const { data } = await call('getCommonFocus');
    expect(data.category.slice(0, 3).map(({ name }) => name)).toEqual(['中成药', '化学药', '中药饮片']);
    expect(data.category.length).toBeGreaterThanOrEqual(9);
    expect(data.nav.length).toBeGreaterThanOrEqual(9);
    expect(data.brand.length).toBeGreaterThan(30);
  });

  it('is the same for the same moment', async () => {
    await seedDemo(other.db, now);
    const tables = [
      'goods',
      'stock_batch',
      'goods_tag',
      'activity',
      'activity_goods',
      'orders',
      'order_line',
      'order_line_batch',
      'money_log',
      'cart_line',
      'coupon',
      'article',
      'focus',
      'message',
    ];
    for (const table of tables) {
      const digest = sql.raw(
        `select md5(string_agg(regexp_replace(row::text, 'P[0-9a-f]{24}', 'P'), '|' order by row::text)) as digest from (select * from ${table}) as row`,
      );
      const [one, two] = await Promise.all([db.execute(digest), other.db.execute(digest)]);
      expect([table, two.rows]).toEqual([table, one.rows]);
    }
  }, 240_000);
});
