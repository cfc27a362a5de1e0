import type { Schemas } from '@yaoji/api-client/desk/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activity } from '#db/schema/activity.ts';
import { cartLine } from '#db/schema/cart-line.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { grantMoney } from '#testing/money.ts';
import { shipParcel } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let [sales, mine] = ['', ''];
let mineId = 0;

beforeAll(async () => {
  sales = await desk.work('sales');
  mineId = (await addBuyer(db, { username: 'mine' })).id;
  mine = await shop.signIn('mine');
});

beforeEach(async () => {
  await db.delete(cartLine);
  await db.update(activity).set({ isOpen: false });
});

type Form = Schemas['ActivityForm'];
const hour = 3600;
const nowSeconds = () => Math.floor(shop.time.now.getTime() / 1000);

const formOf = (values: Partial<Form> & Pick<Form, 'kind'>): Form => ({
  title: '测试活动',
  startsAt: nowSeconds() - hour,
  endsAt: nowSeconds() + hour,
  isOpen: 1,
  ...values,
});

const create = (values: Partial<Form> & Pick<Form, 'kind'>) =>
  desk.call('createActivity', { body: { activity: formOf(values) } }, sales);

const created = async (values: Partial<Form> & Pick<Form, 'kind'>) => {
  const { data, message, status } = await create(values);
  if (status !== 200) throw new Error(message);
  return data;
};

type Line = { goods_id: number; number: string; type?: number; activity_id?: number };

/** The buyer's amounts for lines: in the cart, at checkout and in the order. */
const pay = async (lines: Line[]) => {
  const { ids } = await fillCart(shop.call, mine, lines);
  await shop.call('selectCartLines', { body: { ids, is_selected: 1 } }, mine);
  const cart = (await shop.call('getCart', {}, mine)).data;
  const body = await orderForm(shop.call, mine, ids, { coupon_id: 0 });
  const placed = await shop.call('placeOrder', { body }, mine);
  const order = (await shop.call('getOrder', { params: { id: placed.data.id } }, mine)).data;
  expect(cart.totals.payable).toBe(order.amounts.total);
  expect(await auditMoney(db)).toEqual([]);
  return order;
};

const lastEntry = async () => (await db.select().from(operatorLog)).toSorted((a, b) => a.id - b.id).at(-1);

/** A product at 20 yuan without shipping costs. */
const goodsAt = (price: string, values: object = {}) => addGoods(db, { price, freeShippingNumber: '1', ...values });

describe('what is created at the desk is what a buyer pays', () => {
  it('[D1] a full reduction, logged with its author', async () => {
    const { id } = await goodsAt('20');
    const tiers = [
      { amount: '100', money: '10' },
      { amount: '300', money: '45' },
    ];
    await created({ kind: 'full_reduction', title: '满100减10', tiers, goods: [{ goodsId: id }] });
    expect(await lastEntry()).toMatchObject({
      operator: 'sales',
      outcome: 'done',
      command: expect.stringContaining('desk createActivity'),
    });
    expect((await shop.call('getGoods', { params: { id } }, mine)).data.goods.tags).toMatchObject([{ name: '满' }]);
    expect((await pay([{ goods_id: id, number: '15' }])).amounts).toMatchObject({
      reductions: [{ code: 'full_reduction', amount: '45.00' }],
      total: '255.00',
    });
  });

  it('[D1] a discount by scope, with one excluded product', async () => {
    const [a, b] = [await goodsAt('20', { maker: '折扣药业' }), await goodsAt('10', { maker: '折扣药业' })];
    const scope = { makers: ['折扣药业'], exceptGoodsIds: [b.id] };
    const { form } = await created({ kind: 'discount', rate: '0.94', hasScope: 1, scope });
    expect(form).toMatchObject({ rate: '0.94', scope });
    const order = await pay([a, b].map(({ id }) => ({ goods_id: id, number: '5' })));
    expect(order.amounts).toMatchObject({ reductions: [{ code: 'discount', amount: '6.00' }], total: '144.00' });
  });

  it('[R048] the button of its products has the operator’s text, at most four characters', async () => {
    const [sold, special] = [await goodsAt('20'), await goodsAt('20')];
    const labelOf = async ({ id }: { id: number }) =>
      (await shop.call('getGoods', { params: { id } }, mine)).data.goods.buy_button_label;
    const goods = [{ goodsId: special.id, price: '18' }];
    const seckill = await created({ kind: 'seckill', goods });
    expect(await labelOf(special)).toBe('立即秒杀');
    const discount = { kind: 'discount' as const, rate: '0.94', goods: [{ goodsId: sold.id }] };
    expect((await create({ ...discount, buyLabel: '立即采购一件' })).status).toBe(422);
    const named = await created({ ...discount, buyLabel: '立即抢购' });
    expect((await lastEntry())?.command).toContain('立即抢购');
    await desk.call(
      'changeActivity',
      {
        params: { id: seckill.id },
        body: { version: seckill.version, activity: { ...seckill.form, buyLabel: '马上抢' } },
      },
      sales,
    );
    expect([await labelOf(sold), await labelOf(special)]).toEqual(['立即抢购', '马上抢']);
    const listed = await shop.call('listGoods', { query: { activity_id: named.id } }, mine);
    expect(listed.data.list.map((goods) => goods.buy_button_label)).toEqual(['立即抢购']);
  });

  it('[D3] a gift repeated for each ten', async () => {
    const [a, gift] = [await goodsAt('20'), await goodsAt('1', { name: '医用口罩' })];
    const tiers = [{ amount: '10' }];
    const tierGoods = [{ tier: 0, goodsId: gift.id, quantity: '2' }];
    await created({ kind: 'gift', measure: 'pieces', repeats: 1, tiers, tierGoods, goods: [{ goodsId: a.id }] });
    const order = await pay([{ goods_id: a.id, number: '25' }]);
    expect(order.lines.find(({ goods_id }) => goods_id === gift.id)).toMatchObject({ number: '4', paid: '0.00' });
  });

  it('[B7] refuses products with ephedrine, which are ordered alone, as gift, for swap and in a combination', async () => {
    const [a, pill] = [await goodsAt('20'), await goodsAt('10', { name: '克咳胶囊', containsEphedrine: true })];
    const goods = [{ goodsId: a.id }];
    const tier = { tier: 0, goodsId: pill.id, quantity: '1' };
    const set = [a, pill].map(({ id }) => ({ goodsId: id, price: '9', quantity: '1' }));
    const refused = await Promise.all([
      create({ kind: 'gift', tiers: [{ amount: '10' }], tierGoods: [tier], goods }),
      create({ kind: 'full_reduction', tiers: [{ amount: '100', money: '5' }], tierGoods: [tier], goods }),
      create({ kind: 'swap', tiers: [{ amount: '10' }], tierGoods: [{ ...tier, price: '5' }], goods }),
      create({ kind: 'combination', goods: set }),
    ]);
    const said = (refusal: string) => [`克咳胶囊属于含麻黄碱类复方制剂，须单独下单，${refusal}`];
    expect(refused.map(({ errors }) => errors)).toEqual([
      { 'activity[tierGoods][0][goodsId]': said('不能作赠品') },
      { 'activity[tierGoods][0][goodsId]': said('不能作赠品') },
      { 'activity[tierGoods][0][goodsId]': said('不能换购') },
      { 'activity[goods][1][goodsId]': said('不能放入组合') },
    ]);
  });

  it('[D3] swap products once their tier is reached', async () => {
    const [a, b] = [await goodsAt('20'), await goodsAt('10')];
    const tierGoods = [{ tier: 0, goodsId: b.id, quantity: '2', price: '6.5' }];
    const { id } = await created({ kind: 'swap', tiers: [{ amount: '100' }], tierGoods, goods: [{ goodsId: a.id }] });
    const order = await pay([
      { goods_id: a.id, number: '5' },
      { goods_id: b.id, number: '2', type: 4, activity_id: id },
    ]);
    expect(order.amounts.total).toBe('113.00');
  });

  it('[D1] a combination by the set', async () => {
    const [a, b] = [await goodsAt('20'), await goodsAt('10')];
    const goods = [
      { goodsId: a.id, price: '18', quantity: '1' },
      { goodsId: b.id, price: '8', quantity: '2' },
    ];
    const { id } = await created({ kind: 'combination', goods });
    const order = await pay([
      { goods_id: a.id, number: '1', type: 3, activity_id: id },
      { goods_id: b.id, number: '2', type: 3, activity_id: id },
    ]);
    expect(order.amounts.total).toBe('34.00');
  });

  it('[D4] a seckill with its own stock: units sold during an edit stay sold', async () => {
    const goods = await goodsAt('20');
    const row = { goodsId: goods.id, price: '15', stock: '10', cap: '4' };
    const { id, version, form } = await created({ kind: 'seckill', goods: [row] });
    const line = { goods_id: goods.id, number: '4', type: 1, activity_id: id };
    expect((await pay([line])).amounts.total).toBe('60.00');
    const edited = { ...form, title: '改名', goods: [{ ...row, stock: '12', stockSeen: '10' }] };
    const changed = await desk.call('changeActivity', { params: { id }, body: { version, activity: edited } }, sales);
    expect(changed).toMatchObject({ status: 200, data: { form: { title: '改名', goods: [{ stock: '8' }] } } });
    expect(JSON.parse((await lastEntry())?.change ?? '')).toMatchObject({
      before: { title: '测试活动' },
      after: { title: '改名' },
    });
    const stale = await desk.call('changeActivity', { params: { id }, body: { version, activity: edited } }, sales);
    expect(stale).toMatchObject({ code: 40904, data: { current: { form: { title: '改名' } } } });
  });

  it('[D1] a daily special from its start until it is ended', async () => {
    const { id } = await goodsAt('20');
    const planned = await created({
      kind: 'daily_special',
      startsAt: nowSeconds() + 60,
      goods: [{ goodsId: id, price: '16.5' }],
    });
    const price = async () => (await shop.call('getGoods', { params: { id } }, mine)).data.goods.price;
    expect([planned.status, await price()]).toEqual(['planned', '20.00']);
    const today = shop.time.now;
    shop.time.now = new Date(today.getTime() + 120_000);
    expect(await price()).toBe('16.50');
    const params = { id: planned.id };
    expect((await desk.call('endActivity', { params }, sales)).data.status).toBe('closed');
    expect(await price()).toBe('20.00');
    expect((await desk.call('endActivity', { params }, sales)).code).toBe(40904);
    shop.time.now = today;
  });

  it('cashback, as shown on the wallet’s page, and paid into the wallet once the order is received', async () => {
    await created({ kind: 'cashback', title: '满额返现', tiers: [{ amount: '500', money: '20.05' }] });
    const { data } = await shop.call('getCashback', {}, mine);
    expect(data).toMatchObject({ activity: { title: '满额返现' }, tiers: [{ money: '20.05' }] });
    await grantMoney(db, mineId, '1000');
    const { id } = await pay([{ goods_id: (await goodsAt('100')).id, number: '6' }]);
    const body = { method: 'balance', pay_password: '246810' } as const;
    expect((await shop.call('payOrder', { params: { id }, body }, mine)).status).toBe(200);
    await shipParcel(db, id, shop.time.now);
    await shop.call('confirmOrder', { params: { id } }, mine);
    expect((await shop.call('getWallet', {}, mine)).data.balance).toBe('420.05');
    expect(await auditMoney(db)).toEqual([]);
  });
});

describe('a preview', () => {
  it.each([
    ['full_reduction', { tiers: [{ amount: '50', money: '8' }] }, {}, '92.00'],
    ['discount', { rate: '0.9' }, {}, '90.00'],
    ['seckill', {}, { price: '12', stock: '9' }, '60.00'],
    ['daily_special', {}, { price: '13' }, '65.00'],
  ] as const)('of a %s shows the buyer’s amount, and leaves nothing behind', async (kind, values, row, payable) => {
    const { id } = await goodsAt('20');
    const form = formOf({
      kind,
      startsAt: nowSeconds() + hour,
      endsAt: nowSeconds() + 2 * hour,
      ...values,
      goods: [{ goodsId: id, ...row }],
    } as Form);
    const body = { activity: form, buyer: 'MINE', lines: [{ goodsId: id, quantity: '5' }] };
    const before = await db.$count(activity);
    const { data } = await desk.call('previewActivity', { body }, sales);
    expect([data.without.payable, data.with.payable]).toEqual(['100.00', payable]);
    expect(await db.$count(activity)).toBe(before);
    expect((await desk.call('previewActivity', { body: { ...body, buyer: 'nobody' } }, sales)).errors).toHaveProperty(
      'buyer',
    );
  });

  it('of an active one compares with a shop without it', async () => {
    const { id: goodsId } = await goodsAt('20');
    const { id, form } = await created({
      kind: 'full_reduction',
      tiers: [{ amount: '50', money: '8' }],
      goods: [{ goodsId }],
    });
    const activity = { ...form, tiers: [{ amount: '50', money: '9' }] };
    const body = { id, activity, buyer: 'mine', lines: [{ goodsId, quantity: '5' }] };
    const { data } = await desk.call('previewActivity', { body }, sales);
    expect([data.without.payable, data.with.payable]).toEqual(['100.00', '91.00']);
    expect((await pay([{ goods_id: goodsId, number: '5' }])).amounts.total).toBe('92.00');
  });
});

describe('refuses invalid forms by field', () => {
  it.each([
    ['a reduction of all', 'full_reduction', { tiers: [{ amount: '100', money: '100' }] }, 'tiers][0][money'],
    [
      'a higher tier that brings less',
      'full_reduction',
      {
        tiers: [
          { amount: '100', money: '10' },
          { amount: '200', money: '9' },
        ],
      },
      'tiers][1][money',
    ],
    ['no tier', 'cashback', {}, 'tiers'],
    ['a discount of nothing', 'discount', { rate: '0.00' }, 'rate'],
    ['a gift tier without gifts', 'gift', { tiers: [{ amount: '10' }] }, 'tiers][0][amount'],
    ['a set of one', 'combination', {}, 'goods'],
    ['a price above the ordinary one', 'seckill', { price: '20' }, 'goods][0][price'],
    ['no price', 'daily_special', {}, 'goods][0][price'],
    ['an end before the beginning', 'seckill', { price: '9', endsAt: 1000 }, 'endsAt'],
    ['no goods', 'discount', { rate: '0.9', goods: [] }, 'goods'],
  ] as const)('%s', async (_, kind, { price, ...values }: Record<string, unknown>, field) => {
    const { id } = await goodsAt('20');
    const form = formOf({ kind, goods: [{ goodsId: id, ...(price ? { price } : {}) }], ...values } as Form);
    expect((await desk.call('createActivity', { body: { activity: form } }, sales)).errors).toHaveProperty([
      `activity[${field}]`,
    ]);
  });

  it('refuses two at the same time for the same products; only warns of a price far below', async () => {
    const { id } = await goodsAt('20', { name: '争抢药' });
    const goods = [{ goodsId: id, price: '9' }];
    expect((await created({ kind: 'seckill', title: '早场', goods })).warnings).toEqual([
      '争抢药：活动价不到原价的一半',
    ]);
    expect((await create({ kind: 'seckill', goods })).message).toBe('争抢药在同一时间已参加“早场”');
    expect(
      (await create({ kind: 'seckill', goods, startsAt: nowSeconds() + hour, endsAt: nowSeconds() + 2 * hour })).status,
    ).toBe(200);
    const tiers = [{ amount: '100', money: '10' }];
    await created({ kind: 'full_reduction', title: '甲', tiers, goods: [{ goodsId: id }] });
    expect((await create({ kind: 'full_reduction', tiers, hasScope: 1 })).message).toContain('优先级');
    expect((await create({ kind: 'full_reduction', tiers, hasScope: 1, priority: 5 })).status).toBe(200);
  });

  it('refuses the later of two concurrent saves for the same products', async () => {
    await goodsAt('20');
    const tiers = [{ amount: '100', money: '10' }];
    const both = await Promise.all([1, 2].map(() => create({ kind: 'full_reduction', tiers, hasScope: 1 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

it('warns of a price below cost to roles that may know the cost, and of half the price to others', async () => {
  const { id } = await goodsAt('20', { name: '保本药', cost: '8' });
  const form = (price: string) => formOf({ kind: 'seckill', goods: [{ goodsId: id, price }], isOpen: 0 });
  const warnings = async (price: string, session = sales) =>
    (await desk.call('createActivity', { body: { activity: form(price) } }, session)).data.warnings;
  expect(await warnings('9')).toEqual([]);
  expect(await warnings('7.9')).toEqual(['保本药：活动价低于进价8.00元']);
  expect(await warnings('7.9', await desk.work('content'))).toEqual(['保本药：活动价不到原价的一半']);
});

it('[R016][R017] an activity redirects to the template selected for its page', async () => {
  const { id } = await goodsAt('20');
  const form = { kind: 'discount' as const, rate: '0.9', goods: [{ goodsId: id }] };
  const urlOf = async ({ id }: { id: number }) =>
    (await shop.call('getActivity', { params: { id } })).data.activity.url;
  const template = await created({ ...form, template: 'hdmb' });
  expect(await urlOf(template)).toBe(`/hdmb?id=${template.id}`);
  await desk.call('endActivity', { params: { id: template.id } }, sales);
  const zone = await created(form);
  expect([zone.form.template, await urlOf(zone)]).toEqual(['zone', `/yjh/${zone.id}`]);
});

it('finds activities by state, kind and words', async () => {
  const { id } = await goodsAt('20');
  await created({ kind: 'discount', title: '找得到', rate: '0.9', goods: [{ goodsId: id }] });
  const find = async (query: object) => (await desk.call('listActivities', { query }, sales)).data;
  expect(await find({ status: 'running' })).toMatchObject({ total: 1, list: [{ title: '找得到', goodsCount: 1 }] });
  expect((await find({ kind: 'swap', status: 'running' })).total).toBe(0);
  expect((await find({ status: 'planned' })).total).toBe(0);
  expect((await find({ keywords: '得到', status: 'ended' })).total).toBe(0);
  expect((await find({ status: 'closed' })).total).toBeGreaterThan(0);
  expect((await desk.call('listScopeChoices', {}, sales)).data).toHaveProperty('categories');
});
