import { goodsCodec } from '@yaoji/api-client/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { focus } from '#db/schema/focus.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { app, call, signIn, time } = await startTestApp(db);

const day = 86_400_000;
const coming = () => ({
  startsAt: new Date(time.now.getTime() + day),
  endsAt: new Date(time.now.getTime() + 2 * day),
});
const over = () => ({ startsAt: new Date(time.now.getTime() - 2 * day), endsAt: new Date(time.now.getTime() - day) });

let mine = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  mine = await signIn('mine');
});

it('[C030] has the products of as many seckill rounds as asked for', async () => {
  const { id: goodsId } = await addGoods(db);
  await addActivity(db, time.now, { kind: 'seckill', goods: [{ goodsId }] });
  const startsAt = new Date(time.now.getTime() + 3_600_000);
  await addActivity(db, time.now, { kind: 'seckill', startsAt, goods: [{ goodsId }] });
  const productsWith = async (query: { goods_rounds?: number }) =>
    (await call('listSpike', { query })).data.rounds.map(({ goods }) => goods.map(({ id }) => id));
  expect(await productsWith({})).toEqual([[goodsId], [goodsId]]);
  expect(await productsWith({ goods_rounds: 1 })).toEqual([[goodsId], []]);
  expect(await productsWith({ goods_rounds: 0 })).toEqual([[], []]);
});

describe('an activity’s page', () => {
  it('[C044] has banner, rules, period, tiers and number of products', async () => {
    const { id: goodsId } = await addGoods(db);
    const { id } = await addActivity(db, time.now, {
      kind: 'full_reduction',
      title: '感冒用药满减',
      rules: '每单一次\n不与他券同享',
      image: '/pictures/banner/manjian.svg',
      config: { description: '满300减20' },
      goods: [{ goodsId }],
      tiers: [
        { amount: '800', money: '70' },
        { amount: '300', money: '15' },
        { amount: '300', money: '20' },
      ],
    });
    const { data } = await call('getActivity', { params: { id } });
    expect(data).toMatchObject({
      activity: {
        id,
        kind: 'full_reduction',
        describe: '满300减20',
        image: '/pictures/banner/manjian.svg',
        url: `/yjh/${id}`,
        goods_count: 1,
      },
      rules: '每单一次\n不与他券同享',
      template: 'zone',
      floors: [],
    });
    // Tiers with equal amounts become one, with the larger money (L1).
    expect(data.tiers.map(({ amount, money, status }) => [amount, money, status])).toEqual([
      ['300.00', '20.00', 0],
      ['800.00', '70.00', 0],
    ]);
    expect(data.activity.end_time).toBeGreaterThan(data.timestamp);
  });

  it('[C044] is a template built from data: banner and floors', async () => {
    const { id: goodsId } = await addGoods(db, { name: '板蓝根颗粒' });
    const values = { kind: 'full_reduction', template: 'hdmb', slug: 'eleven' } as const;
    const { id } = await addActivity(db, time.now, { ...values, goods: [{ goodsId }] });
    await db.insert(focus).values([
      { block: `activity-${id}`, part: 'floor', title: '爆款', content: { goodsIds: [goodsId] }, sort: 1 },
      { block: `activity-${id}`, part: 'floor', title: '全部', content: { filters: { activityId: id } }, sort: 0 },
    ]);
    const { data } = await call('getActivity', { params: { id } });
    expect(data.template).toBe('hdmb');
    expect(data.activity.url).toBe(`/hdmb?id=${id}`);
    expect(data.floors.map(({ title, goods }) => [title, goods.map(({ name }) => name)])).toEqual([
      ['全部', ['板蓝根颗粒']],
      ['爆款', ['板蓝根颗粒']],
    ]);
  });

  it('[P1] shows swap prices only to viewers who may see prices', async () => {
    const swap = await addGoods(db, { name: '换购口罩', spec: '10只/袋' });
    const { id } = await addActivity(db, time.now, {
      kind: 'swap',
      tiers: [{ amount: '200', goods: [{ goodsId: swap.id, quantity: '2', price: '6.6' }] }],
    });
    const tiers = async (who?: string) => (await call('getActivity', { params: { id } }, who)).data.tiers[0]?.swaps;
    expect(await tiers()).toEqual([]);
    expect(await tiers(mine)).toMatchObject([
      { goods_id: swap.id, name: '换购口罩', ypgg: '10只/袋', price: '6.60', number: '2' },
    ]);
  });

  it('names the gifts of its tiers', async () => {
    const gift = await addGoods(db, { name: '赠品棉片' });
    const { id } = await addActivity(db, time.now, {
      kind: 'gift',
      config: { measure: 'pieces' },
      tiers: [{ amount: '10', goods: [{ goodsId: gift.id, quantity: '1' }] }],
    });
    const { data } = await call('getActivity', { params: { id } });
    expect(data.measure).toBe('pieces');
    expect(data.tiers).toMatchObject([{ amount: '10', money: '0.00', gifts: [{ name: '赠品棉片', number: '1' }] }]);
  });

  it('is 404 if it never existed or was closed', async () => {
    const { id } = await addActivity(db, time.now, { kind: 'gift', isOpen: false });
    expect((await call('getActivity', { params: { id } })).code).toBe(404);
    expect((await call('getActivity', { params: { id: 999_999 } })).code).toBe(404);
    expect((await call('listActivityGoods', { params: { id } })).code).toBe(404);
    expect((await call('getActivity', { params: { id: 'x' as never } })).code).toBe(404);
  });

  it('has a drawn banner by default', async () => {
    const { id } = await addActivity(db, time.now, { kind: 'gift', title: '满赠季' });
    const { data } = await call('getActivity', { params: { id } });
    const picture = await app.inject(data.activity.image);
    expect(picture.statusCode).toBe(200);
    expect(picture.body).toContain('满赠季');
    const { id: goodsId } = await addGoods(db, { name: '黄芪颗粒' });
    const named = await addActivity(db, time.now, { kind: 'gift', title: '黄芪专场', goods: [{ goodsId }] });
    const banner = await app.inject(`/pictures/banner/activity-${named.id}.svg`);
    expect(banner.body).toContain('黄芪颗粒');
    expect((await app.inject('/pictures/banner/activity-999999.svg')).statusCode).toBe(404);
  });
});

describe('products of an activity', () => {
  it('[C039] [P1] are paged, with prices for buyers only', async () => {
    const goods = [await addGoods(db), await addGoods(db), await addGoods(db)];
    const named = goods.map(({ id: goodsId }) => ({ goodsId, price: '9.9' }));
    const { id } = await addActivity(db, time.now, { kind: 'seckill', goods: named });
    const query = { per_page: 2 };
    const first = (await call('listActivityGoods', { params: { id }, query }, mine)).data;
    expect(first).toMatchObject({ total: 3, page: 1, per_page: 2, activity: { id, goods_count: 3 } });
    expect(first.list.map(({ price, special_price }) => [price, special_price?.price])).toEqual([
      ['9.90', '9.90'],
      ['9.90', '9.90'],
    ]);
    const second = (await call('listActivityGoods', { params: { id }, query: { ...query, page: 2 } }, mine)).data;
    expect(second.list).toHaveLength(1);
    const visitors = (await call('listActivityGoods', { params: { id }, query })).data.list.map(goodsCodec.read);
    expect(visitors[0]).toMatchObject({ price: null, special: null, priceHidden: 'LOGIN' });
    expect((await call('listActivityGoods', { params: { id }, query: { per_page: 101 } })).status).toBe(422);
  });

  it('[C039] [D4] are shown before it starts, at the current price', async () => {
    const { id: goodsId } = await addGoods(db);
    const { id } = await addActivity(db, time.now, { ...coming(), kind: 'seckill', goods: [{ goodsId, price: '1' }] });
    const { list } = (await call('listActivityGoods', { params: { id } }, mine)).data;
    expect(list.map(goodsCodec.read)).toMatchObject([{ id: goodsId, price: '12.80', special: null }]);
    const { id: past } = await addActivity(db, time.now, {
      ...over(),
      kind: 'seckill',
      goods: [{ goodsId, price: '1' }],
    });
    expect((await call('listActivityGoods', { params: { id: past } }, mine)).data.list).toEqual([]);
  });

  it('[C044] [D4] of a seckill are listed with the share sold of its own stock', async () => {
    const [part, gone, endless] = [await addGoods(db), await addGoods(db), await addGoods(db)];
    const values = {
      kind: 'seckill' as const,
      goods: [
        { goodsId: part.id, price: '9', stock: '3' },
        { goodsId: gone.id, price: '9', stock: '2' },
        { goodsId: endless.id, price: '9' },
      ],
    };
    const { id } = await addActivity(db, time.now, values);
    const sold = async (activityId = id) => (await call('getActivity', { params: { id: activityId } })).data.sold;
    expect(await sold()).toEqual([
      { goods_id: part.id, percent: 0 },
      { goods_id: gone.id, percent: 0 },
    ]);
    await addBuyer(db, { username: 'hasty' });
    const hasty = await signIn('hasty');
    await placeOrder(call, hasty, [{ goods_id: gone.id, number: '2' }]);
    const { data } = await placeOrder(call, hasty, [{ goods_id: part.id, number: '2' }]);
    expect((await sold())?.map(({ percent }) => percent)).toEqual([66, 100]);
    await call('cancelOrder', { params: { id: data.id }, body: {} }, hasty);
    expect((await sold())?.map(({ percent }) => percent)).toEqual([0, 100]);
    const { id: next } = await addActivity(db, time.now, { ...values, ...coming() });
    expect(await sold(next)).toBeUndefined();
  });

  it('[C038] [C039] in a scope are counted without being named', async () => {
    await addGoods(db, { maker: '独家药业' });
    await addGoods(db, { maker: '独家药业' });
    const config = { rate: '0.94', scope: { makers: ['独家药业'] } };
    const { id } = await addActivity(db, time.now, { kind: 'discount', config });
    expect((await call('listActivityGoods', { params: { id } })).data.total).toBe(2);
    const { data } = await call('listActivities');
    expect(data.find((each) => each.id === id)?.goods_count).toBe(2);
    const { data: seen } = await call('listActivityGoods', { params: { id } }, mine);
    expect(seen.list[0]?.activities?.[0]?.label).toMatch(/^9\.4折 ¥\d+\.\d\d$/);
    const { data: unseen } = await call('listActivityGoods', { params: { id } });
    expect(unseen.list[0]?.activities?.[0]?.label).toBe('9.4折');
  });

  it('[C038] are listed with three best sellers in stock', async () => {
    const ids = [];
    for (const sales of ['1', '4', '3', '2']) ids.push((await addGoods(db, { sales })).id);
    const { id: soldOut } = await addGoods(db, { sales: '9', stock: '0' });
    const { id } = await addActivity(db, time.now, {
      kind: 'full_reduction',
      goods: [...ids, soldOut].map((goodsId) => ({ goodsId })),
    });
    const { data } = await call('listActivities', {}, mine);
    expect(data.find((each) => each.id === id)?.goods?.map((each) => each.id)).toEqual([ids[1], ids[2], ids[3]]);
    expect((await call('getActivity', { params: { id } })).data.activity).not.toHaveProperty('goods');
  });

  it('[C038] [C044] for newcomers are hidden from buyers with an order, and their page says for whom they are', async () => {
    const { id: goodsId } = await addGoods(db);
    const { id } = await addActivity(db, time.now, {
      kind: 'daily_special',
      rules: '首单专享',
      config: { newcomersOnly: true },
      goods: [{ goodsId, price: '1' }],
    });
    const seen = async () => (await call('listActivities', {}, mine)).data.some((each) => each.id === id);
    const rules = async (who?: string) => (await call('getActivity', { params: { id } }, who)).data.rules;
    await addBuyer(db, { username: 'waiting', status: 'pending' });
    expect(await rules()).toBe('新客价限未下过单的客户，登录后可知能否享用。\n首单专享');
    expect(await rules(await signIn('waiting'))).toBe('新客价限未下过单的客户，资质审核通过后首单可享。\n首单专享');
    expect([await seen(), await rules(mine)]).toEqual([true, '您还没有下过单，首单可享新客价。\n首单专享']);
    await placeOrder(call, mine, [{ goods_id: goodsId, number: '1' }]);
    expect([await seen(), await rules(mine)]).toEqual([
      false,
      '您或关联门店已下过单，新客价不再适用，下列商品按平时价格销售。\n首单专享',
    ]);
  });
});

describe('the link to an activity', () => {
  const resolve = async (query: { url?: string; url1?: string; url2?: string }) =>
    (await call('resolveActivity', { query })).data;

  it('[C043] [R007] finds its page by id or by name', async () => {
    const { id } = await addActivity(db, time.now, { kind: 'full_reduction', slug: 'nianhuo', template: 'zqmb' });
    expect(await resolve({ url: 'eleven', url1: 'jz', url2: String(id) })).toEqual({
      url: `/zqmb?id=${id}`,
      status: 1,
    });
    expect(await resolve({ url: 'nianhuo' })).toEqual({ url: `/zqmb?id=${id}`, status: 1 });
    const combination = await addActivity(db, time.now, { kind: 'combination' });
    expect(await resolve({ url: String(combination.id) })).toEqual({ url: '/zhzq', status: 1 });
  });

  it('[S17] reports what has not started or has ended', async () => {
    const later = await addActivity(db, time.now, { ...coming(), kind: 'gift' });
    const past = await addActivity(db, time.now, { ...over(), kind: 'gift' });
    expect(await resolve({ url: String(later.id) })).toMatchObject({ status: 0 });
    expect(await resolve({ url: String(past.id) })).toMatchObject({ status: 2 });
  });

  it.each([{}, { url: 'nowhere' }, { url: '999999' }, { url: "' or 1=1 --" }, { url: '99999999999999999999' }])(
    '[C043] is 404 for %j',
    async (query) => {
      expect(await resolve(query)).toEqual({ url: null, status: 2 });
    },
  );
});

describe('a tap', () => {
  it('[C042] counts once a day', async () => {
    const { id } = await addActivity(db, time.now, {
      kind: 'gift',
      endsAt: new Date(time.now.getTime() + 5 * day),
    });
    const tap = async () => (await call('tapActivity', { body: { id } }, mine)).data;
    const answers = await Promise.all([tap(), tap(), tap()]);
    expect(answers.filter(({ is_new }) => is_new === 1)).toHaveLength(1);
    const today = time.now;
    time.now = new Date(today.getTime() + day);
    expect(await tap()).toEqual({ id, is_new: 1 });
    time.now = today;
  });

  it('[C042] is refused for visitors, before and after the activity, and for an unknown one', async () => {
    const { id } = await addActivity(db, time.now, { ...coming(), kind: 'gift' });
    const past = await addActivity(db, time.now, { ...over(), kind: 'gift' });
    expect((await call('tapActivity', { body: { id } })).code).toBe(10001);
    expect(await call('tapActivity', { body: { id } }, mine)).toMatchObject({ code: 40904, message: '活动未开始' });
    expect((await call('tapActivity', { body: { id: past.id } }, mine)).message).toBe('活动已结束');
    expect((await call('tapActivity', { body: { id: 999_999 } }, mine)).code).toBe(404);
    expect((await call('tapActivity', { body: {} }, mine)).status).toBe(422);
  });
});

describe('combinations', () => {
  it('[C047] [D1] cost as much as one set in the cart', async () => {
    const a = await addGoods(db, { price: '10.5', stock: '9' });
    const b = await addGoods(db, { price: '3.333', stock: '100', ladder: [{ number: '3', price: '3' }] });
    const { id } = await addActivity(db, time.now, {
      kind: 'combination',
      title: '感冒居家组合',
      goods: [
        { goodsId: a.id, price: '9', quantity: '2' },
        { goodsId: b.id, price: '2.5555', quantity: '3' },
      ],
    });
    const list = async (who?: string) => (await call('listCombinations', {}, who)).data;
    const shown = (await list(mine)).list.find((each) => each.id === id);
    expect(shown).toMatchObject({
      title: '感冒居家组合',
      price: '25.66',
      ori_price: '30.00',
      number: '4',
      is_buy: 1,
      cant_buy_reason: null,
    });
    expect(shown?.goods.map(({ number, price }) => [number, price])).toEqual([
      ['2', '9.00'],
      ['3', '2.5555'],
    ]);
    const params = [a, b].map(({ id: goods_id }, at) => ({
      goods_id,
      number: at ? '3' : '2',
      type: 3,
      activity_id: id,
    }));
    await call('addCartLines', { body: { params: params as never } }, mine);
    const cart = (await call('getCart', {}, mine)).data;
    expect(cart.totals.goods).toBe('25.66');
    const visitor = (await list()).list.find((each) => each.id === id);
    expect(visitor).toMatchObject({ price: null, ori_price: null, is_buy: 0, cant_buy_reason: { code: 'LOGIN' } });
    expect(JSON.stringify(visitor)).not.toMatch(/2\.5555|25\.66|30\.00/);
  });

  it('[C047] can be filtered by product', async () => {
    const [a, b] = [await addGoods(db), await addGoods(db)];
    const { id } = await addActivity(db, time.now, { kind: 'combination', goods: [{ goodsId: a.id, price: '9' }] });
    const of = async (goods_id: number) =>
      (await call('listCombinations', { query: { goods_id } })).data.list.map((each) => each.id);
    expect(await of(a.id)).toEqual([id]);
    expect(await of(b.id)).toEqual([]);
  });

  it('[C047] are unavailable without enough stock for one set', async () => {
    const a = await addGoods(db, { stock: '1' });
    const { id } = await addActivity(db, time.now, {
      kind: 'combination',
      goods: [{ goodsId: a.id, price: '9', quantity: '2' }],
    });
    const { data } = await call('listCombinations', {}, mine);
    expect(data.list.find((each) => each.id === id)).toMatchObject({
      number: '0',
      is_buy: 0,
      cant_buy_reason: { code: 'NO_STOCK' },
    });
  });
});
