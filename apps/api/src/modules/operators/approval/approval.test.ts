import type { Schemas } from '@yaoji/api-client/desk/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activity } from '#db/schema/activity.ts';
import { approval } from '#db/schema/approval.ts';
import { coupon as couponTable } from '#db/schema/coupon.ts';
import { goods } from '#db/schema/goods.ts';
import { operator } from '#db/schema/operator.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { draftOf, startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let [owner, sales, finance, content, mine] = ['', '', '', '', ''];
let buyerId = 0;

beforeAll(async () => {
  owner = await desk.work('owner');
  sales = await desk.work('sales');
  finance = await desk.work('finance');
  content = await desk.work('content');
  buyerId = (await addBuyer(db, { username: 'mine' })).id;
  mine = await shop.signIn('mine');
});

beforeEach(async () => {
  await db.update(activity).set({ isOpen: false });
  await db.delete(approval);
});

type Form = Schemas['ActivityForm'];
const hour = 3600;
const nowSeconds = () => Math.floor(shop.time.now.getTime() / 1000);
const formOf = (values: Partial<Form>): Form => ({
  kind: 'seckill',
  title: '一元秒杀',
  startsAt: nowSeconds() - hour,
  endsAt: nowSeconds() + hour,
  isOpen: 1,
  ...values,
});
const create = (values: Partial<Form>, session = sales) =>
  desk.call('createActivity', { body: { activity: formOf(values) } }, session);

/** A product at 39.50 that costs 31.60. */
const goodsAtCost = (values: object = {}) =>
  addGoods(db, { name: '硒酵母胶囊', price: '39.5', cost: '31.6', ...values });

type Refused = { status: number; message: string; data: unknown };
const ask = async (refused: Refused, session = sales) => {
  const id = draftOf(refused);
  const asked = await desk.call('requestApproval', { params: { id }, body: { reason: '清库存' } }, session);
  if (asked.status !== 200) throw new Error(asked.message);
  return id;
};
const approve = (id: number, session = finance, figure?: string) =>
  desk.call('approveRequest', { params: { id }, body: figure === undefined ? {} : { figure } }, session);
const reject = (id: number, session = finance) =>
  desk.call('rejectRequest', { params: { id }, body: { reason: '价格太低' } }, session);
const waiting = async (session: string) =>
  (await desk.call('listWaiting', { params: { kind: 'approvals' } }, session)).data;
const shownPrice = async (id: number) => (await shop.call('getGoods', { params: { id } }, mine)).data.goods.price;
const openActivities = () => db.$count(activity, eq(activity.isOpen, true));

const versionOf = async (id: number) =>
  (await desk.call('listGoods', { query: { keywords: String(id) } }, owner)).data.list.find((each) => each.id === id)
    ?.version ?? '';
const change = async (id: number, values: object, session = sales) =>
  desk.call('changeGoods', { body: { rows: [{ id, version: await versionOf(id), ...values }] } }, session);

describe('a price below the floor', () => {
  it('of a seckill is refused with product, price and floor, and is live once a second operator approves', async () => {
    const { id: goodsId } = await goodsAtCost();
    const refused = await create({ goods: [{ goodsId, price: '1' }] });
    expect(refused).toMatchObject({ status: 428, code: 42804 });
    expect(refused.message).toMatch(/^硒酵母胶囊.*1\.00元，低于最低价31\.60元。可以提交审批/);
    expect(await openActivities()).toBe(0);
    const id = await ask(refused);
    expect(await openActivities()).toBe(0);
    expect(await waiting(finance)).toMatchObject([
      { id, title: '新建活动', company: 'sales', facts: [{ name: 'reason', value: '清库存' }] },
    ]);
    expect((await desk.call('listWork', {}, finance)).data).toContainEqual(
      expect.objectContaining({ kind: 'approvals', count: 1 }),
    );
    expect(await approve(id, sales)).toMatchObject({ status: 403 });
    expect(await approve(id)).toMatchObject({ status: 200, message: '已同意：秒杀活动已创建' });
    expect(await openActivities()).toBe(1);
    expect(await waiting(finance)).toEqual([]);
    const entry = (await db.select().from(operatorLog)).toSorted((a, b) => a.id - b.id).at(-1);
    expect(entry).toMatchObject({ operator: 'finance', outcome: 'done', command: expect.stringContaining('sales') });
  });

  it('needs approval wherever an activity sets it', async () => {
    const [a, b] = [await goodsAtCost({ maker: '底价药业' }), await addGoods(db, { price: '20' })];
    const tierGoods = [{ tier: 0, goodsId: a.id, quantity: '1', price: '9' }];
    const forms: Partial<Form>[] = [
      { kind: 'daily_special', goods: [{ goodsId: a.id, price: '31.59' }] },
      { kind: 'swap', tiers: [{ amount: '100' }], tierGoods, hasScope: 1, scope: {} },
      {
        kind: 'combination',
        goods: [
          { goodsId: a.id, price: '30', quantity: '1' },
          { goodsId: b.id, price: '10', quantity: '1' },
        ],
      },
      { kind: 'discount', rate: '0.79', hasScope: 1, scope: { makers: ['底价药业'] } },
      { kind: 'discount', rate: '0.79', goods: [{ goodsId: a.id }] },
      // 21 of each 100 yuan; 8 of each unit; a gift that costs 31.60 with 4 units; 21 yuan back of 100.
      {
        kind: 'full_reduction',
        tiers: [
          { amount: '50', money: '1' },
          { amount: '100', money: '21' },
        ],
        goods: [{ goodsId: a.id }],
      },
      { kind: 'full_reduction', measure: 'pieces', tiers: [{ amount: '10', money: '80' }], goods: [{ goodsId: a.id }] },
      {
        kind: 'gift',
        measure: 'pieces',
        repeats: 1,
        tiers: [{ amount: '4' }],
        tierGoods: [{ tier: 0, goodsId: a.id, quantity: '2' }],
        goods: [{ goodsId: a.id }],
      },
      { kind: 'cashback', tiers: [{ amount: '100', money: '21' }] },
    ];
    for (const form of forms)
      expect(await create(form)).toMatchObject({ message: expect.stringContaining('低于最低价31.60元'), status: 428 });
    expect(await openActivities()).toBe(0);
    expect((await create({ kind: 'discount', rate: '0.8', goods: [{ goodsId: a.id }] })).status).toBe(200);
    expect((await create({ goods: [{ goodsId: a.id, price: '31.6' }] })).status).toBe(200);
    const enough: Partial<Form> = { kind: 'full_reduction', tiers: [{ amount: '100', money: '20' }] };
    expect(await create({ ...enough, goods: [{ goodsId: a.id }] })).toMatchObject({ status: 200 });
  });

  it('of a closed activity needs approval when it opens, and a change that lowers one too', async () => {
    const { id: goodsId } = await goodsAtCost();
    const { data } = await create({ goods: [{ goodsId, price: '1' }], isOpen: 0 });
    const save = (values: Partial<Form>) =>
      desk.call(
        'changeActivity',
        { params: { id: data.id }, body: { version: data.version, activity: { ...data.form, ...values } } },
        sales,
      );
    expect(await save({ isOpen: 1 })).toMatchObject({ status: 428 });
    expect((await save({ isOpen: 1, goods: [{ goodsId, price: '35' }] })).status).toBe(200);
  });

  it('of the list, a tier or a plan is refused and stays as it was', async () => {
    const { id } = await goodsAtCost();
    expect((await change(id, { price: '31.59' })).message).toContain('硒酵母胶囊单价：31.59元，低于最低价31.60元');
    const body = { startsAt: nowSeconds() + hour, rows: [{ id, price: '20' }] };
    expect(await desk.call('planPrices', { body }, sales)).toMatchObject({ status: 428 });
    const { data: terms } = await desk.call('getGoodsTerms', { params: { id } }, sales);
    const tiers = { freeShippingNumber: '0', tiers: [{ number: '10', price: '31' }] };
    const tiered = { params: { id }, body: { version: terms.tiers.version, goods: tiers } };
    expect(await desk.call('changeGoodsTiers', tiered, sales)).toMatchObject({ status: 428 });
    expect(await shownPrice(id)).toBe('39.50');
    expect((await change(id, { price: '31.6' })).status).toBe(200);
  });

  it('that an open discount makes of a lower list price is refused', async () => {
    const { id } = await goodsAtCost();
    await create({ kind: 'discount', rate: '0.8', hasScope: 1, scope: { goodsIds: [id] } });
    expect((await change(id, { price: '35' })).message).toMatch(/一元秒杀.*28\.00元，低于最低价31\.60元/);
    expect(await shownPrice(id)).toBe('39.50');
    expect((await change(id, { price: '45' })).status).toBe(200);
  });

  it('counts the margin of the settings and the floor of the product, but no unknown cost', async () => {
    const { id } = await goodsAtCost({ price: '50' });
    await setSettings(db, { 'approval.margin': '20' });
    expect((await change(id, { price: '39.49' })).message).toContain('最低价39.50元');
    expect((await change(id, { price: '39.5' })).status).toBe(200);
    // 34.1622, shown in the decimals of the price.
    await setSettings(db, { 'approval.margin': '7.5' });
    expect((await change(id, { price: '34.16' })).message).toContain('34.16元，低于最低价34.17元');
    expect((await change(id, { price: '34.162' })).message).toContain('34.162元，低于最低价34.163元');
    expect((await change(id, { price: '34.17' })).status).toBe(200);
    await setSettings(db, { 'approval.margin': '' });
    expect((await change(id, { ownFloor: '36' })).data).toMatchObject([{ ownFloor: '36.00' }]);
    expect((await change(id, { price: '35.99' })).message).toContain('最低价36.00元');
    const { id: other } = await addGoods(db, { price: '20' });
    expect((await change(other, { price: '0.5' })).status).toBe(200);
  });

  it('does not open by a lower cost or floor that sales type', async () => {
    const { id } = await goodsAtCost();
    expect((await change(id, { cost: '0' })).message).toContain('新的最低价');
    expect((await change(id, { cost: '5', price: '6' })).status).toBe(428);
    expect((await change(id, { cost: '32' })).status).toBe(200);
    expect((await change(id, { cost: '30' }, owner)).status).toBe(200);
  });

  it('hides the floor from roles that may not know costs', async () => {
    const { id: goodsId } = await goodsAtCost();
    const { message } = await create({ goods: [{ goodsId, price: '1' }] }, content);
    expect(message).toMatch(/1\.00元，低于最低价。/);
    expect(message).not.toContain('31.60');
  });
});

describe('a request', () => {
  it('is approved by nobody who asked, and applied once', async () => {
    const { id } = await goodsAtCost();
    const request = await ask(await change(id, { price: '9' }, owner), owner);
    expect(await approve(request, owner, '9')).toMatchObject({
      status: 403,
      message: expect.stringContaining('另一位'),
    });
    const secondOwner = await desk.work('owner', 'owner2');
    const answers = await Promise.all([approve(request), approve(request, secondOwner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shownPrice(id)).toBe('9.00');
    expect(await approve(request)).toMatchObject({ status: 409, message: '该申请已处理' });
  });

  it('names the operators who can approve it, and what they decide', async () => {
    const { id } = await goodsAtCost();
    const handIn = async (session: string) => {
      const draft = draftOf(await change(id, { price: '9' }, session));
      return desk.call('requestApproval', { params: { id: draft }, body: { reason: '清库存' } }, session);
    };
    const asked = await handIn(sales);
    expect(asked.data.text).toMatch(/^修改商品：硒酵母胶囊单价：9\.00元，低于最低价31\.60元$/);
    expect(asked.data.approvers).toEqual(expect.arrayContaining(['owner', 'finance']));
    expect(asked.data.approvers).not.toContain('sales');
    const others = (await handIn(owner)).data.approvers;
    expect(others).toContain('finance');
    expect(others).not.toContain('owner');
  });

  it('whose facts have changed is refused with the reason and still waits', async () => {
    const { id: goodsId } = await goodsAtCost();
    const request = await ask(await create({ goods: [{ goodsId, price: '1' }] }));
    await db.update(goods).set({ cost: '33' }).where(eq(goods.id, goodsId));
    expect(await approve(request)).toMatchObject({ status: 409, message: expect.stringContaining('33.00元') });
    await db.update(goods).set({ cost: '31.6', price: '60' }).where(eq(goods.id, goodsId));
    expect(await approve(request)).toMatchObject({ status: 409, message: expect.stringContaining('原价60.00元') });
    await db.update(goods).set({ price: '39.5' }).where(eq(goods.id, goodsId));
    const rival = await create({ title: '抢先的秒杀', goods: [{ goodsId, price: '35' }] });
    expect(await approve(request)).toMatchObject({ status: 422, message: expect.stringContaining('抢先的秒杀') });
    expect(await waiting(owner)).toMatchObject([{ id: request }]);
    await desk.call('endActivity', { params: { id: rival.data.id } }, sales);
    expect((await approve(request)).status).toBe(200);
  });

  it('is refused when its product was changed meanwhile, or its operator has left', async () => {
    const { id } = await goodsAtCost();
    const request = await ask(await change(id, { price: '9' }));
    await change(id, { price: '38' });
    expect(await approve(request)).toMatchObject({ status: 409 });
    expect(await shownPrice(id)).toBe('38.00');
    await db
      .update(operator)
      .set({ roles: ['warehouse'] })
      .where(eq(operator.username, 'sales'));
    expect(await approve(request)).toMatchObject({ status: 409, message: expect.stringContaining('换了岗位') });
    await db
      .update(operator)
      .set({ roles: ['sales'] })
      .where(eq(operator.username, 'sales'));
  });

  it('is rejected, or withdrawn by its own operator; others see nothing of it', async () => {
    const { id } = await goodsAtCost();
    const request = await ask(await change(id, { price: '9' }));
    expect(await waiting(sales)).toHaveLength(1);
    expect(await waiting(content)).toEqual([]);
    expect(await reject(request, content)).toMatchObject({ status: 404 });
    expect(await reject(request, sales)).toMatchObject({ status: 200, message: '已退回，没有生效' });
    expect(await approve(request)).toMatchObject({ status: 409 });
    const other = await ask(await change(id, { price: '9' }));
    expect((await reject(other)).status).toBe(200);
    expect(await shownPrice(id)).toBe('39.50');
  });

  it('is handed in once, by its own operator, and not approved before', async () => {
    const { id } = await goodsAtCost();
    const draft = draftOf(await change(id, { price: '9' }));
    const handIn = (session: string) =>
      desk.call('requestApproval', { params: { id: draft }, body: { reason: '清库存' } }, session);
    expect(await approve(draft)).toMatchObject({ status: 404 });
    expect(await handIn(owner)).toMatchObject({ status: 404 });
    expect((await handIn(sales)).status).toBe(200);
    expect(await handIn(sales)).toMatchObject({ status: 409 });
  });

  it('names renamed makers and merged categories by their new names', async () => {
    const category = async (name: string) => {
      const form = { name, mode: 'normal', sort: 1, isHidden: 0 } as const;
      return (await desk.call('createCategory', { body: { category: form } }, content)).data.id;
    };
    const [old, current] = [await category('旧类'), await category('新类')];
    await addGoods(db, { maker: '旧名药厂', price: '10' });
    const scope = { makers: ['旧名药厂'], categoryIds: [old] };
    const form = { title: '旧名券', threshold: '5000', money: '2000', validDays: 7, total: 10, perBuyer: 1 };
    const coupon = { ...form, startsAt: nowSeconds() - hour, endsAt: nowSeconds() + hour, scope };
    const refused = await desk.call('createCoupon', { body: { coupon } }, content);
    const request = await ask(refused, content);
    await desk.call('renameMaker', { body: { name: '旧名药厂', newName: '新名药厂' } }, content);
    expect((await desk.call('removeCategory', { params: { id: old } }, content)).code).toBe(40904);
    await desk.call('mergeCategory', { params: { id: old }, body: { intoId: current } }, content);
    expect((await approve(request)).message).toContain('已同意');
    const [saved] = await db.select().from(couponTable).where(eq(couponTable.title, '旧名券'));
    expect(saved?.scope?.makers).toEqual(['新名药厂']);
    expect(saved?.scope?.categoryIds?.map(Number)).toEqual([current]);
  });

  it('of an owner without a second one needs its figure again', async () => {
    const others = await db.select().from(operator);
    const disable = (disabledAt: Date | null) =>
      Promise.all(
        others
          .filter(({ username }) => username !== 'owner')
          .map(({ id }) => db.update(operator).set({ disabledAt }).where(eq(operator.id, id))),
      );
    const { id } = await goodsAtCost();
    await disable(shop.time.now);
    const request = await ask(await change(id, { price: '9' }, owner), owner);
    expect(await approve(request, owner)).toMatchObject({ status: 422, message: expect.stringContaining('9.00') });
    expect((await approve(request, owner, '8')).status).toBe(422);
    expect((await approve(request, owner, '9')).status).toBe(200);
    expect(await shownPrice(id)).toBe('9.00');
    await disable(null);
  });
});

describe('an amount above the ceiling of the role', () => {
  const grant = (values: object, session = sales) =>
    desk.call(
      'grantBenefits',
      {
        body: { kind: 'voucher', title: '补偿', money: '1000', validDays: 30, usernames: ['mine'], ...values } as never,
      },
      session,
    );
  const couponForm = (values: object) => ({
    title: '大额券',
    threshold: '5000',
    money: '1000',
    startsAt: nowSeconds() - hour,
    endsAt: nowSeconds() + hour,
    validDays: 7,
    total: 10,
    perBuyer: 1,
    ...values,
  });
  const addCoupon = (values: object, session = content) =>
    desk.call('createCoupon', { body: { coupon: couponForm(values) } }, session);
  const adjust = async (amount: string, session = finance) => {
    const { data } = await desk.call('getBuyerWallet', { params: { id: buyerId } }, owner);
    const body = { direction: 'in', amount, reason: '补偿破损', key: data.key } as const;
    return desk.call('adjustMoney', { params: { id: buyerId }, body }, session);
  };
  const balance = async () => (await desk.call('getBuyerWallet', { params: { id: buyerId } }, owner)).data.balance;

  it('of vouchers and red packets, counted over all buyers of the call', async () => {
    expect((await grant({})).status).toBe(200);
    expect((await grant({ money: '999999.99' })).message).toContain('999999.99元，超过单次上限1000.00元');
    await addBuyer(db, { username: 'other' });
    const both = await grant({ kind: 'red_packet', money: '600', usernames: ['mine', 'other'] });
    expect(both.message).toContain('1200.00元');
    expect((await grant({ money: '9999' }, owner)).status).toBe(200);
    expect((await grant({ money: '10001' }, owner)).status).toBe(428);
    expect(await approve(await ask(await grant({ money: '2000' })))).toMatchObject({ status: 200 });
  });

  it('of coupons, by the most that one takes off', async () => {
    const { data: coupon, status } = await addCoupon({});
    expect(status).toBe(200);
    expect((await addCoupon({ money: '1001' })).status).toBe(428);
    expect((await addCoupon({ money: undefined, rate: '0.1' })).message).toContain(
      '（1折）：不封顶，超过单次上限1000.00元',
    );
    expect((await addCoupon({ money: undefined, rate: '0.1', maxMoney: '50' })).status).toBe(200);
    const body = { version: coupon.version, coupon: couponForm({ money: '4000' }) };
    expect((await desk.call('changeCoupon', { params: { id: coupon.id }, body }, content)).status).toBe(428);
    const usernames = ['mine', 'other'];
    const answer = await desk.call('grantCoupons', { params: { id: coupon.id }, body: { usernames } }, content);
    expect(answer.status).toBe(428);
  });

  it('of a prize in a draw', async () => {
    const draw = (money: string) => ({
      title: '大奖',
      startsAt: nowSeconds() - hour,
      endsAt: nowSeconds() + hour,
      isOpen: 1 as const,
      freeChances: 1,
      chancesPerOrder: 0,
      orderAmount: '0',
      chancesPerTap: 0,
      prizes: [{ name: '红包', kind: 'red_packet' as const, money, validDays: 30, weight: 1, total: 1 }],
    });
    const create = (money: string) => desk.call('createDraw', { body: { draw: draw(money) } }, content);
    expect((await create('1000')).status).toBe(200);
    expect((await create('1000.01')).message).toContain('奖品“红包”：1000.01元，超过单次上限1000.00元');
  });

  it('of a balance, booked once when approved', async () => {
    const refused = await adjust('1000.01');
    expect(refused.message).toContain('超过单次上限1000.00元');
    expect(await balance()).toBe('0.00');
    const request = await ask(refused, finance);
    expect(await approve(request, finance)).toMatchObject({ status: 403 });
    expect((await approve(request, owner)).status).toBe(200);
    expect(await balance()).toBe('1000.01');
    await setSettings(db, { 'approval.finance': '' });
    expect((await adjust('2000')).status).toBe(200);
  });
});
