import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { grantPoints } from '#testing/money.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let [sales, content, mine] = ['', '', ''];
let [mineId, goodsId] = [0, 0];

beforeAll(async () => {
  sales = await desk.work('sales');
  content = await desk.work('content');
  mineId = (await addBuyer(db, { username: 'mine' })).id;
  mine = await shop.signIn('mine');
  goodsId = (await addGoods(db, { price: '20', freeShippingNumber: '1' })).id;
});

const nowSeconds = () => Math.floor(shop.time.now.getTime() / 1000);
const couponForm = (values: object = {}) => ({
  title: '满100减10',
  threshold: '100',
  money: '10',
  startsAt: nowSeconds() - 60,
  endsAt: nowSeconds() + 3600,
  validDays: 7,
  total: 2,
  perBuyer: 1,
  ...values,
});
const create = (values: object = {}) => desk.call('createCoupon', { body: { coupon: couponForm(values) } }, sales);

/** The price of products for 120 yuan with the buyer's benefits. */
const checkOut = async (choices: object = {}) => {
  const { ids } = await fillCart(shop.call, mine, [{ goods_id: goodsId, number: '6' }]);
  const form = await orderForm(shop.call, mine, ids, choices);
  const placed = await shop.call('placeOrder', { body: form }, mine);
  expect(placed.message).toBe('订单提交成功');
  expect(await auditMoney(db)).toEqual([]);
  return (await shop.call('getOrder', { params: { id: placed.data.id } }, mine)).data.amounts;
};

describe('a coupon', () => {
  it('[D2] created at the desk is claimed in the shop and taken off an order', async () => {
    const scope = { goodsIds: [goodsId] };
    const { data: coupon } = await create({ scope });
    const claimed = await shop.call('claimCoupon', { params: { id: coupon.id } }, mine);
    expect(claimed.status).toBe(200);
    expect(await checkOut()).toMatchObject({ reductions: [{ code: 'coupon', amount: '10.00' }], total: '110.00' });
    const listed = (await desk.call('listCoupons', {}, sales)).data.list.find(({ id }) => id === coupon.id);
    expect(listed).toMatchObject({ claimed: 1, form: { scope } });
    const change = (values: object, version = coupon.version) =>
      desk.call(
        'changeCoupon',
        {
          params: { id: coupon.id },
          body: { version, coupon: { ...couponForm(), scope, ...values } },
        },
        sales,
      );
    expect((await change({ money: '20' })).errors).toHaveProperty(['coupon[threshold]']);
    expect((await change({ total: 5, title: '改名' })).data).toMatchObject({ form: { total: 5, title: '改名' } });
    expect(await change({})).toMatchObject({ code: 40904, data: { current: { form: { title: '改名' } } } });
  });

  it.each([
    ['neither money nor a rate', { money: undefined }, 'money'],
    ['both', { rate: '0.9' }, 'money'],
    ['more than its threshold', { money: '100' }, 'money'],
    ['an end before the beginning', { endsAt: 1000 }, 'endsAt'],
  ])('is refused with %s', async (_, values, field) => {
    expect((await create(values)).errors).toHaveProperty([`coupon[${field}]`]);
  });

  it('is granted to all named buyers or none, while any are left', async () => {
    const { data } = await create({ title: '补偿券' });
    const grant = (...usernames: string[]) =>
      desk.call('grantCoupons', { params: { id: data.id }, body: { usernames } }, sales);
    expect((await grant('mine', 'nobody')).errors).toHaveProperty('usernames');
    expect((await grant('Mine', 'mine')).data).toEqual({ count: 1 });
    expect((await grant('mine')).status).toBe(200);
    expect((await grant('mine')).code).toBe(40904);
  });
});

it('grants vouchers and red packets, which orders use', async () => {
  const grant = (values: object, session = sales) =>
    desk.call(
      'grantBenefits',
      { body: { title: '周年庆', money: '5', validDays: 30, usernames: ['mine'], ...values } as never },
      session,
    );
  expect((await grant({ kind: 'voucher', threshold: '100' })).data).toEqual({ count: 1 });
  expect((await grant({ kind: 'red_packet', money: '3' })).data).toEqual({ count: 1 });
  expect((await grant({ kind: 'voucher', money: '0' })).errors).toHaveProperty('money');
  expect((await grant({ kind: 'voucher' }, content)).code).toBe(403);
  const [voucher] = (await shop.call('listVouchers', {}, mine)).data.list;
  const [packet] = (await shop.call('listRedPackets', {}, mine)).data.list;
  const amounts = await checkOut({ coupon_id: 0, xjq_id: voucher?.id ?? 0, red_packet_id: packet?.id ?? 0 });
  expect(amounts.total).toBe('112.00');
});

it('[C185] adds points products, exchanges them at their price, changes and removes them', async () => {
  const form = {
    name: '电子血压计',
    image: '/pictures/points/1.svg',
    points: 500,
    suggestedPrice: '199',
    stock: 10,
    perBuyer: 1,
    isOpen: 1 as const,
  };
  const { data } = await desk.call('createPointsGoods', { body: { pointsGoods: form } }, content);
  await grantPoints(db, mineId, 1234);
  const [address] = (await shop.call('listAddresses', {}, mine)).data;
  const wanted = { id: data.id, number: 1, address_id: address?.id ?? 0 };
  expect((await shop.call('exchangePoints', { body: wanted }, mine)).status).toBe(200);
  expect((await shop.call('getWallet', {}, mine)).data.points).toBe(734);
  expect((await shop.call('exchangePoints', { body: wanted }, mine)).status).toBe(409);
  const [listed] = (await desk.call('listPointsGoods', {}, content)).data.list;
  expect(listed?.form.stock).toBe(9);
  const names = async () => (await shop.call('listPointsGoods', {}, mine)).data.list.map(({ name }) => name);
  expect(await names()).toContain('电子血压计');
  const version = listed?.version ?? '';
  const change = () =>
    desk.call(
      'changePointsGoods',
      { params: { id: data.id }, body: { version, pointsGoods: { ...form, isOpen: 0 } } },
      content,
    );
  expect((await change()).data.form.isOpen).toBe(0);
  expect(await names()).not.toContain('电子血压计');
  expect((await change()).code).toBe(40904);
  expect((await desk.call('listPointsGoods', {}, content)).data.total).toBe(1);
});

it('[F1] ships free from the quantity set at the desk, otherwise from the amount in the settings', async () => {
  const owner = await desk.work('owner');
  const { id } = await addGoods(db, { price: '20' });
  const buy = async (number: string) => {
    const { ids } = await fillCart(shop.call, mine, [{ goods_id: id, number }]);
    const body = await orderForm(shop.call, mine, ids, { coupon_id: 0 });
    const placed = await shop.call('placeOrder', { body }, mine);
    return (await shop.call('getOrder', { params: { id: placed.data.id } }, mine)).data.amounts;
  };
  const { version } = (await desk.call('getSettings', {}, owner)).data;
  const settings = { 'shipping.threshold': '150', 'shipping.fee': '12.30' };
  await desk.call('changeSettings', { body: { version, settings } }, owner);
  expect(await buy('6')).toMatchObject({ total: '132.30' });
  expect(await buy('8')).toMatchObject({ total: '160.00' });
  const { data } = await desk.call('getGoodsTerms', { params: { id } }, sales);
  const goods = { freeShippingNumber: '5' };
  const tiers = { version: data.tiers.version, goods };
  expect((await desk.call('changeGoodsTiers', { params: { id }, body: tiers }, sales)).status).toBe(200);
  expect(await buy('6')).toMatchObject({ total: '120.00' });
  expect(await buy('4')).toMatchObject({ total: '92.30' });
});
