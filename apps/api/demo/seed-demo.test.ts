import { isCreditCode, isMobileNumber } from '@yaoji/domain';
import { routes } from '@yaoji/routes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { startTestApp } from '#testing/test-app.ts';
import { demoAccounts, people } from './accounts/people.ts';
import { seedDemo } from './index.ts';

const now = new Date('2026-11-20T12:34:00Z');
const { db } = await openTestDatabase();
const other = await openTestDatabase();
const { app, call, signIn, time } = await startTestApp(db);

beforeAll(async () => {
  time.now = now;
  await seedDemo(db, now);
});

const counted = async (query: string) => {
  const { rows } = await db.execute(sql.raw(query));
  return rows;
};

describe('the demonstration', () => {
  it('[O5] money, stock, orders and benefits agree', async () => {
    expect(await auditMoney(db)).toEqual([]);
  });

  it.each([
    ['[R037] points', 'points_log'],
    ['[R087] requests for goods', 'demand'],
  ])('lists %s in order of time', async (_, table) => {
    const wrong = `select before.id from ${table} before join ${table} later using (buyer_id)
      where before.id < later.id and before.created_at > later.created_at`;
    expect(await counted(wrong)).toEqual([]);
  });

  it('each of the six accounts can log in', async () => {
    expect(demoAccounts.map(({ username }) => username)).toEqual([
      'pharmacy',
      'clinic',
      'newcomer',
      'expired',
      'chain',
      'refused',
    ]);
    for (const { username } of demoAccounts) expect(await signIn(username)).toContain('yaoji_session=');
  });

  it('[V1][V5] has valid telephone numbers and credit codes', () => {
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

  it('[C128][C131][C133][C190][K7] has parcels, returns, after-sales service, invoices and reports', async () => {
    const states = async (table: string) =>
      (await counted(`select status, count(*)::int as count from ${table} group by 1`))
        .map(({ status }) => status)
        .sort();
    expect(await states('order_return')).toEqual(['agreed', 'applied', 'refunded', 'refused', 'returning']);
    expect(await states('after_sales')).toEqual(['pending', 'solved', 'working']);
    expect(await states('invoice')).toEqual(['failed', 'issued', 'pending']);
    expect(await states('shipment')).toEqual(['delivering', 'moving', 'problem', 'signed']);
    const session = await signIn('pharmacy');
    const { data: shipped } = await call('listOrders', { query: { status: 'shipped' } }, session);
    const tracks = await Promise.all(
      shipped.list.map(async ({ id }) => (await call('getLogistics', { params: { id } }, session)).data.parcels),
    );
    for (const { track } of tracks.flat()) {
      expect(track.length).toBeGreaterThan(0);
      expect(track.every(({ time }) => time * 1000 <= now.getTime())).toBe(true);
    }
    expect(await counted('select id from batch_report')).not.toEqual([]);
    const { data: title } = await call('getInvoiceTitle', {}, session);
    expect(isCreditCode(title?.tax_no ?? '')).toBe(true);
  });

  it('[C058][C183] has years of money and points for the pharmacy, with every use of both', async () => {
    const session = await signIn('pharmacy');
    const { data } = await call('listMoneyLog', { query: { per_page: 100 } }, session);
    expect(data.total).toBeGreaterThan(20);
    expect(data.months.length).toBe(12);
    for (const use_type of [1, 2, 4, 5] as const) {
      const { total } = (await call('listMoneyLog', { query: { use_type } }, session)).data;
      expect(total, `use ${use_type}`).toBeGreaterThan(0);
    }
    const points = (await call('listPointsLog', { query: { per_page: 100 } }, session)).data;
    expect(new Set(points.list.map(({ kind }) => kind))).toContain('exchange');
  });

  it('[O5] writes each log of money in order of time', async () => {
    const back = await counted(`
      select buyer_id, id from
        (select buyer_id, id, created_at < lag(created_at) over (partition by buyer_id order by id) as is_back from money_log)
      where is_back`);
    expect(back).toEqual([]);
  });

  it('[C057][C181][C182] has benefits in every status', async () => {
    const session = await signIn('pharmacy');
    const counts = (await call('countCoupons', {}, session)).data;
    for (const [status, count] of Object.entries(counts)) expect(count, status).toBeGreaterThan(0);
    for (const status of [0, 1, 2] as const) {
      const { total } = (await call('listVouchers', { query: { status } }, session)).data;
      expect(total, `vouchers ${status}`).toBeGreaterThan(0);
    }
    const packets = (await call('listRedPackets', { query: { per_page: 100 } }, session)).data.list;
    expect(new Set(packets.map(({ status }) => status))).toEqual(new Set([0, 1, 2]));
  });

  it('[C184][C186][C199] has a points mall with pictures, points orders in every state, and a cashback half way', async () => {
    const session = await signIn('pharmacy');
    const { list } = (await call('listPointsGoods')).data;
    expect(list.length).toBeGreaterThanOrEqual(12);
    expect((await app.inject({ url: list[0]?.image ?? '' })).headers['content-type']).toContain('image/svg+xml');
    expect(new Set(list.map(({ image }) => image)).size).toBeGreaterThan(8);
    const orders = (await call('listPointsOrders', {}, session)).data.list;
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['pending', 'shipped', 'done', 'cancelled']));
    const cashback = (await call('getCashback', {}, session)).data;
    expect(cashback.activity?.kind).toBe('cashback');
    expect(cashback.tiers.map(({ status }) => status)).toEqual(expect.arrayContaining([0, 1]));
    expect(Number(cashback.missing)).toBeGreaterThan(0);
  });

  it('[D6][K5] proves the price of every line of an old order', async () => {
    const parts = await counted(`
      select distinct part.code from order_line, jsonb_to_recordset(proof->'reductions') as part(code text)`);
    const codes = ['full_reduction', 'discount', 'coupon', 'voucher', 'red_packet'];
    expect(parts.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    const [row] = await counted(`
      select count(*) filter (where (proof->>'paid')::numeric <> paid)::int as wrong from order_line`);
    expect(row?.wrong).toBe(0);
  });

  it('[C030] runs every kind of promotion now', async () => {
    const rows = await counted(`
      select distinct kind from activity where starts_at <= '${now.toISOString()}' and ends_at > '${now.toISOString()}' order by 1`);
    expect(rows.map(({ kind }) => kind)).toEqual([
      'cashback',
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

  it('[D4] has seckill rounds and daily specials for weeks', async () => {
    const gaps = await counted(`
      select kind from (
        select kind, ends_at, lead(starts_at) over (partition by kind order by starts_at) as next
        from activity where kind in ('seckill', 'daily_special') and not config ? 'newcomersOnly'
      ) as round where next <> ends_at`);
    expect(gaps).toEqual([]);
    const [last] = await counted(`select max(ends_at) as until from activity where kind = 'seckill'`);
    expect(new Date(String(last?.until)).getTime() - now.getTime()).toBeGreaterThan(30 * 86_400_000);
  });

  it('[D4][R012] starts new prices at midnight in China, and seckill rounds at 0, 10, 14 and 20 o’clock', async () => {
    const begins = await counted(`
      select distinct kind, to_char(starts_at at time zone 'Asia/Shanghai', 'HH24:MI') as time
      from activity where kind in ('seckill', 'daily_special') and not config ? 'newcomersOnly' order by kind, time`);
    expect(begins.map(({ kind, time }) => `${kind} ${time}`)).toEqual([
      'daily_special 00:00',
      'seckill 00:00',
      'seckill 10:00',
      'seckill 14:00',
      'seckill 20:00',
    ]);
  });

  it('puts promoted products in the pharmacy’s cart, one of them out of stock', async () => {
    const { data } = await call('getCart', {}, await signIn('pharmacy'));
    expect(data.total).toBeGreaterThan(10);
    expect(data.activity_data.manjians.length).toBeGreaterThan(1);
    expect(data.totals.reductions.map(({ code }) => code)).toContain('full_reduction');
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

  it('[B3] warns of an expiring document', async () => {
    const { data } = await call('getUserState', {}, await signIn('pharmacy'));
    expect(JSON.stringify(data)).toContain('医疗器械经营许可证');
  });

  it('has a help page for each help route and news of both kinds', async () => {
    const { data } = await call('listHelpCategories');
    expect(data.map(({ name }) => name)).toEqual(['新手指南', '服务保障', '关于我们', '支付与配送']);
    const entries = data.flatMap(({ children }) => children);
    // Pages of the help centre first, then questions.
    const isPage = ({ name }: { name: string }) =>
      Object.values(routes).some((route) => 'title' in route && route.title === name);
    expect(entries.filter(isPage).map(({ name }) => name)).toEqual([
      '会员注册',
      '购物指南',
      '安全购药',
      '网站资质',
      '用户协议',
      '专属客服',
      '隐私政策',
      '投诉建议',
      '联系我们',
      '订单支付',
      '货物配送',
      '包邮规则',
      '商品退换',
    ]);
    expect(
      data.every(({ children }) => children.findIndex((each) => !isPage(each)) >= children.filter(isPage).length),
    ).toBe(true);
    expect(entries.length).toBeGreaterThanOrEqual(30);
    const news = (await call('listArticles', { query: { category_id: 4 } })).data;
    expect(entries.length + news.total).toBeGreaterThanOrEqual(60);
    expect((await call('listAnnouncements')).data.length).toBeGreaterThan(5);
  });

  it('fills the home page: banners, floors with products, menus', async () => {
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

  it.each([
    ['getTcmFocus', 'zy'],
    ['getDevicesFocus', 'qx'],
    ['getFreeShippingFocus', 'yx'],
    ['getNearExpiryFocus', 'normal'],
    ['getDemoFocus', 'normal'],
  ] as const)('fills the zone of %s', async (operation, mode) => {
    const { data } = await call(operation);
    expect(data.title).not.toBe('');
    expect(data.banners.length).toBeGreaterThan(0);
    expect(data.links.length).toBeGreaterThan(1);
    expect(data.floors.length).toBeGreaterThan(1);
    for (const { title, goods } of data.floors) expect(goods.length, title).toBeGreaterThanOrEqual(3);
    expect(data.floors.some((floor) => floor.mode === mode)).toBe(true);
  });

  it('has suppliers of controlled products and a right panel', async () => {
    const { data } = await call('getControlledFocus');
    expect(data.suppliers.length).toBeGreaterThanOrEqual(5);
    for (const { goods_count } of data.suppliers) expect(goods_count).toBeGreaterThan(0);
    expect((await call('listControlledAds')).data.length).toBe(data.suppliers.length);
    expect((await call('getNewControlledFocus')).data.floors[0]?.goods.length).toBeGreaterThanOrEqual(5);
    expect((await call('getBrandZoneFocus')).data.floors.length).toBe(4);
    expect((await call('getRightPanel')).data).toMatchObject({ links: expect.any(Array), app_qr: expect.any(String) });
    expect((await call('listRightAds')).data.length).toBe(3);
    expect((await call('getLoginFocus')).data).not.toBeNull();
  });

  it.each(['default', 'sales', 'price', '-price', 'newest', 'expiry'] as const)(
    '[C034] pages through a list sorted by %s without repeating or skipping products',
    async (sort) => {
      const session = await signIn('pharmacy');
      const scope = ['中药饮片'];
      const seen: number[] = [];
      for (let page = 1; ; page += 1) {
        const query = { scope, sort, page, per_page: 37, facets: 0 } as const;
        const { data } = await call('listGoods', { query }, session);
        seen.push(...data.list.map(({ id }) => id));
        if (data.list.length > 0) continue;
        expect(seen).toHaveLength(data.total);
        break;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThan(111);
    },
  );

  it('[C034] the count of each value matches the list filtered by it', async () => {
    const session = await signIn('pharmacy');
    const base = { in_stock: 1, keywords: '片' } as const;
    const { data } = await call('listGoods', { query: { ...base, per_page: 1 } }, session);
    expect(data.facets.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['category_id', 'maker', 'dosage_form', 'scope', 'tags', 'flags']),
    );
    for (const { key, values } of data.facets) {
      for (const { value, count } of values.slice(0, 4)) {
        const isList = !['category_id', 'tags', 'flags'].includes(key);
        const query = { ...base, per_page: 1, facets: 0 as const, [key]: isList ? [value] : value };
        const { total } = (await call('listGoods', { query }, session)).data;
        expect([key, value, total]).toEqual([key, value, count]);
      }
    }
  });

  it('shows an activity in every template, an upcoming and an ended one', async () => {
    const resolved = async (url: string) => (await call('resolveActivity', { query: { url } })).data;
    const statuses = [];
    for (const slug of ['eleven', 'yinpian', 'welfare', 'nianhuo', 'qiuji'])
      statuses.push((await resolved(slug)).status);
    expect(statuses).toEqual([1, 1, 1, 0, 2]);
    const { url } = await resolved('eleven');
    const id = Number(url?.split('=')[1]);
    const { data } = await call('getActivity', { params: { id } });
    expect(data).toMatchObject({ template: 'hdmb', tiers: [{}, {}, {}] });
    for (const { title, goods } of data.floors) expect(goods.length, title).toBeGreaterThanOrEqual(5);
    expect(data.rules.split('\n').length).toBeGreaterThan(2);
    const combinations = (await call('listCombinations', {}, await signIn('pharmacy'))).data.list;
    expect(combinations.filter(({ is_buy }) => is_buy === 1).length).toBeGreaterThanOrEqual(2);
    expect((await call('listNewcomerGoods')).data.length).toBeGreaterThanOrEqual(8);
  });

  it('[S6] has a draw with chances for the main account, and shows others’ prizes', async () => {
    const session = await signIn('pharmacy');
    const running = (await call('getRunningDraw', {}, session)).data;
    expect(running).toMatchObject({ is_join: 0 });
    const id = running?.id ?? 0;
    const { data } = await call('getDraw', { query: { id } }, session);
    expect(data.chances).toBeGreaterThan(0);
    expect(data.prizes.length).toBe(6);
    expect((await call('listDrawWinners', { query: { id } })).data.length).toBe(6);
    expect((await call('listDrawRecords', {}, session)).data.total).toBe(3);
    expect((await call('listDrawAds')).data.length).toBe(1);
    expect((await call('getDrawActivity', { params: { id } })).data.activity.title).toBe('满300减20');
  });

  it('has a story for every brand, under many letters', async () => {
    const { data } = await call('listBrands', { query: { per_page: 100 } });
    expect(data.total).toBeGreaterThan(50);
    expect(data.letters.length).toBeGreaterThan(12);
    const brand = (await call('getBrand', { params: { id: data.list[0]?.id ?? 0 } })).data;
    expect(brand.story.split('\n').length).toBe(3);
    expect(brand.goods.total).toBeGreaterThan(5);
  });

  it('is the same for the same time', async () => {
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
      'draw_prize',
      'draw_record',
      'message',
      'demand',
      'feedback',
    ];
    for (const table of tables) {
      const digest = sql.raw(
        `select md5(string_agg(regexp_replace(row::text, 'P[0-9a-f]{24}', 'P'), '|' order by row::text)) as digest from (select * from ${table}) as row`,
      );
      const [one, two] = await Promise.all([db.execute(digest), other.db.execute(digest)]);
      expect([table, two.rows]).toEqual([table, one.rows]);
    }
  });
});
