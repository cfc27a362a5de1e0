import type { Schemas } from '@yaoji/api-client/desk/contract';
import { cartCodec, checkoutCodec, pricingInput } from '@yaoji/api-client/wire';
import { priceCart } from '@yaoji/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { deliveryRule } from '#db/schema/delivery-rule.ts';
import { goods } from '#db/schema/goods.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

type Form = Schemas['DeliveryRuleForm'];

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let owner = '';
let count = 0;

beforeAll(async () => {
  owner = await desk.work('owner');
});
beforeEach(() => db.delete(deliveryRule));

const city: Form = { route: '成都线', regions: [{ code: '510100' }], fee: '12', cutOff: '17:00', arrivalDays: 1 };
const weighed = { firstGrams: 1000, nextGrams: 500, nextFee: '3', unitGrams: 200 };
const create = (form: Partial<Form> = {}) =>
  desk.call('createDeliveryRule', { body: { rule: { ...city, ...form } } }, owner);

/** A buyer in 510104 with a product in the cart. */
const buying = async (number: string, price = '10') => {
  count += 1;
  const username = `delivered${count}`;
  await addBuyer(db, { username });
  const session = await shop.signIn(username);
  const product = await addGoods(db, { price });
  const { ids } = await fillCart(shop.call, session, [{ goods_id: product.id, number }]);
  const cart = async () => cartCodec.read((await shop.call('getCart', {}, session)).data);
  const checkout = async (choices: object = {}) =>
    checkoutCodec.read((await shop.call('checkoutCart', { body: { ids, ...choices } }, session)).data);
  return { session, ids, product, cart, checkout };
};

it('[F2][D6] shop, checkout and order agree on the freight by weight, to the cent', async () => {
  await create({ ...weighed, freeFrom: '900' });
  const { session, ids, product, cart, checkout } = await buying('13');
  await db.update(goods).set({ weightGrams: 155 }).where(eq(goods.id, product.id));
  // 2,015 grams: the first kilogram, and three steps of 500 grams.
  const shown = await cart();
  expect(shown.shipping).toMatchObject({ fee: '21.00', reason: '约2.015公斤：首重1公斤¥12.00，续重3×0.5公斤¥9.00' });
  expect(priceCart(pricingInput(shown)).shipping).toMatchObject({ fee: '21.00', reason: shown.shipping.reason });
  const checked = await checkout();
  expect(checked.totals.shippingFee).toBe('21.00');
  expect(priceCart(pricingInput(checked)).totals.payable).toBe('151.00');
  const placed = await shop.call('placeOrder', { body: await orderForm(shop.call, session, ids) }, session);
  const { data } = await shop.call('getOrder', { params: { id: placed.data.id } }, session);
  expect(data.amounts).toMatchObject({ shipping_fee: '21.00', total: '151.00' });
});

it('[F2] a product without a weight counts as the rule says', async () => {
  await create({ ...weighed });
  const { cart } = await buying('10');
  expect((await cart()).shipping).toMatchObject({ fee: '18.00', threshold: '500.00' });
});

it('the chosen address decides, and the most exact rule', async () => {
  await create();
  await create({ route: '锦江线', regions: [{ code: '510104' }], fee: '5', cutOff: '11:00', arrivalDays: 0 });
  await create({ route: '其余', regions: [], fee: '30', freeFrom: '0' });
  const { session, cart, checkout } = await buying('10');
  expect((await cart()).shipping.fee).toBe('5.00');
  const far = { receiver: '王药师', phone: '13800001234', region_code: '110101', detail: '东华门大街1号' };
  const near = { ...far, region_code: '510105' };
  const [other, elsewhere] = [
    (await shop.call('addAddress', { body: near }, session)).data.id,
    (await shop.call('addAddress', { body: far }, session)).data.id,
  ];
  expect((await checkout({ address_id: other })).shipping.fee).toBe('12.00');
  expect((await checkout({ address_id: elsewhere })).shipping).toMatchObject({ baseFee: '30.00', fee: '0.00' });
});

it('refuses an order below the minimum with what is missing, unless the buyer fetches it', async () => {
  await create({ minimum: '150' });
  const { session, ids, cart, checkout } = await buying('10');
  const message = '还差¥50.00起送，收货地区满¥150.00起送';
  expect((await cart()).problems).toEqual([{ code: 'BELOW_MINIMUM', message, lineIds: [] }]);
  const body = await orderForm(shop.call, session, ids);
  const refused = await shop.call('placeOrder', { body }, session);
  expect(refused).toMatchObject({ status: 409, message });
  const fetched = await checkout({ delivery: 'pickup' });
  expect(fetched.problems).toEqual([]);
  expect(fetched.shipping).toMatchObject({ fee: '0.00', minimum: '0.00', deliveryText: null });
  const form = await orderForm(shop.call, session, ids, { delivery: 'pickup' });
  expect((await shop.call('placeOrder', { body: form }, session)).status).toBe(200);
});

it('says until when to order and when it arrives', async () => {
  const { session, cart, checkout } = await buying('10');
  expect((await cart()).shipping.deliveryText).toBeNull();
  expect((await shop.call('getUserState', {}, session)).data.delivery_text).toBeNull();
  await create({ cutOff: '23:59', arrivalDays: 0, days: ['1', '2', '3', '4', '5', '6', '7'] });
  shop.time.now = new Date('2026-11-25T09:00:00+08:00');
  const text = '今天23:59前下单，今天送达';
  expect((await cart()).shipping.deliveryText).toBe(text);
  expect((await shop.call('getUserState', {}, session)).data.delivery_text).toBe(text);
  const { deliveries } = await checkout();
  expect(deliveries.map(({ description }) => description)).toEqual([text, '凭订单号到仓库自提']);
});

it('without a matching rule the settings hold', async () => {
  await create({ regions: [{ code: '540000' }], fee: '99', minimum: '9999' });
  const { cart } = await buying('10');
  expect((await cart()).shipping).toMatchObject({ fee: '15.00', minimum: '0.00', weight: null, deliveryText: null });
});

it.each<[Partial<Form>, string, string]>([
  [{ regions: [{ code: '999999' }] }, 'rule[regions]', '没有这个地区'],
  [{ firstGrams: 1000 }, 'rule[nextFee]', '按重量计费时四项都要填，否则都留空'],
  [{ route: '又一条' }, 'rule[regions]', '四川省成都市已在“成都线”里'],
  [{ regions: [] }, 'rule[regions]', '其余地区已有“其余”，请选地区'],
])('refuses %o', async (form, field, problem) => {
  await create();
  await create({ route: '其余', regions: [] });
  const refused = await create(form);
  expect(refused.status).toBe(422);
  expect(refused.errors?.[field]).toEqual([problem]);
});

it('changes, lists and removes a rule', async () => {
  const { data } = await create({ ...weighed, minimum: '200', days: ['5', '1'], freeFrom: '600' });
  const { list, total } = (await desk.call('listDeliveryRules', {}, owner)).data;
  expect({ list, total }).toEqual({ list: [data], total: 1 });
  expect(data.form).toEqual({
    ...city,
    ...weighed,
    regions: [{ code: '510100', name: '四川省成都市' }],
    fee: '12.00',
    nextFee: '3.00',
    minimum: '200.00',
    freeFrom: '600.00',
    days: ['1', '5'],
  });
  const { id, version } = data;
  const changed = await desk.call('changeDeliveryRule', { params: { id }, body: { version, rule: city } }, owner);
  expect(changed.data.form).toEqual({ ...city, regions: data.form.regions, fee: '12.00' });
  const stale = await desk.call('changeDeliveryRule', { params: { id }, body: { version, rule: city } }, owner);
  expect(stale.code).toBe(40904);
  expect((await desk.call('removeDeliveryRule', { params: { id } }, owner)).status).toBe(200);
  expect((await desk.call('listDeliveryRules', {}, owner)).data.total).toBe(0);
});
