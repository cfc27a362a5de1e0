import { randomUUID } from 'node:crypto';
import { addMoney } from '@yaoji/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';
import { document } from '#db/schema/document.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { codesOfOrder } from '#modules/orders/trace/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { paidOrder, settleReturn } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const buyer = { id: 0, session: '' };
let [warehouse, owner] = ['', ''];

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine' })).id;
  buyer.session = await shop.signIn('mine');
  warehouse = await desk.work('warehouse');
  owner = await desk.work('owner');
});

type NewGoods = Parameters<typeof addGoods>[1];
let numbers = 0;

/** A paid order of these products with its verbs; lines by their place. An order has its newest product first. */
const paid = async (...wanted: { goods?: NewGoods; number: string }[]) => {
  const lines: { goods_id: number; number: string }[] = [];
  for (const { goods, number } of wanted.toReversed())
    lines.unshift({ goods_id: (await addGoods(db, goods)).id, number });
  const { id } = await paidOrder({ db, app: shop, buyer }, lines);
  const params = { id };
  const seen = async () => (await desk.call('getOrder', { params }, owner)).data;
  const bought = async () => (await shop.call('getOrder', { params }, buyer.session)).data;
  const ids = (await seen()).lines.map((line) => line.id);
  const at = (place: number) => ids[place] ?? 0;
  const choose = (units: readonly (readonly [place: number, quantity: string])[]) =>
    units.map(([place, quantity]) => ({ lineId: at(place), quantity }));
  const ship = (units?: readonly (readonly [number, string])[]) => {
    numbers += 1;
    const body = { company: '演示物流', trackingNo: `PART${numbers}`, ...(units && { lines: choose(units) }) };
    return desk.call('shipOrder', { params, body }, warehouse);
  };
  const shorten = (units: readonly (readonly [number, string])[]) =>
    desk.call('shortenOrder', { params, body: { reason: '缺货', isInStock: 1, lines: choose(units) } }, owner);
  const returnUnits = (units: readonly (readonly [number, string])[]) => {
    const asked = choose(units).map(({ lineId, quantity }) => ({ line_id: lineId, number: quantity }));
    return shop.call('requestReturn', { params, body: { reason: '不需要了', lines: asked } }, buyer.session);
  };
  const logistics = async () => (await shop.call('getLogistics', { params }, buyer.session)).data;
  return {
    params,
    goodsIds: lines.map(({ goods_id }) => goods_id),
    seen,
    bought,
    ship,
    shorten,
    returnUnits,
    logistics,
  };
};

const batches = [
  { batchNo: 'B1', expiry: '2027-06-30', quantity: '4' },
  { batchNo: 'B2', expiry: '2028-06-30', quantity: '20' },
];

describe('a partial delivery', () => {
  it('[O6] ships some units now and the rest later, each batch once, and is shipped when nothing is left', async () => {
    const order = await paid({ goods: { name: '止咳糖浆', batches }, number: '6' }, { number: '3' });
    const first = await order.ship([[0, '5']]);
    expect(first.message).toBe('已部分发货');
    expect(first.data).toMatchObject({
      status: 'paid',
      isPartlyShipped: 1,
      actions: { ship: 1, cancel: 0, shorten: 1 },
      lines: [
        { sent: '5', open: '1' },
        { sent: '0', open: '3' },
      ],
      parcels: [
        {
          lines: [
            {
              quantity: '5',
              batches: [
                { batchNo: 'B1', quantity: '4' },
                { batchNo: 'B2', quantity: '1' },
              ],
            },
          ],
        },
      ],
    });
    expect((await desk.call('listPicking', { query: { orderId: [order.params.id] } }, warehouse)).data).toMatchObject([
      { quantity: '3' },
      { name: '止咳糖浆', batchNo: 'B2', quantity: '1' },
    ]);
    expect((await order.ship([[0, '2']])).message).toContain('待发1');
    expect((await order.ship([[0, '0']])).status).toBe(409);
    expect((await desk.call('cancelOrder', { params: order.params, body: { reason: '不要了' } }, owner)).message).toBe(
      '订单已有商品发出，不能取消；发不出的商品请登记少发',
    );
    const rest = await order.ship();
    expect(rest.data).toMatchObject({
      status: 'shipped',
      isPartlyShipped: 0,
      lines: [{ open: '0' }, { open: '0' }],
      parcels: [{}, { lines: [{ quantity: '1' }, { quantity: '3' }] }],
    });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[C128] shows the buyer what is in each parcel and what is to come, and tells both', async () => {
    const order = await paid({ goods: { name: '甲' }, number: '2' }, { goods: { name: '乙' }, number: '3' });
    expect(await order.bought()).toMatchObject({ partly_shipped: null, actions: { papers: 0 } });
    await order.ship([[0, '2']]);
    const shown = { status: 'paid', partly_shipped: { sent: 1, open: 1 } };
    expect(await order.bought()).toMatchObject({
      ...shown,
      actions: { confirm: 0, return: 1, papers: 1 },
      events: expect.arrayContaining([
        expect.objectContaining({ kind: 'shipped', note: expect.stringContaining('甲') }),
      ]),
    });
    const { list } = (await shop.call('listOrders', {}, buyer.session)).data;
    expect(list.find(({ id }) => id === order.params.id)).toMatchObject(shown);
    expect(await order.logistics()).toMatchObject({
      parcels: [{ lines: [{ name: '甲', number: '2', batches: [{ number: '2' }] }] }],
      open: [{ name: '乙', number: '3' }],
    });
    const messages = async () => (await shop.call('listMessages', {}, buyer.session)).data.list;
    expect((await messages())[0]).toMatchObject({
      title: '订单部分发货',
      body: expect.stringMatching(/甲已由演示物流发出.*还有1种商品待发/),
    });
    await order.ship();
    expect((await messages())[0]).toMatchObject({
      title: '订单已全部发货',
      body: expect.stringContaining('余下的乙已由'),
    });
    expect(await order.logistics()).toMatchObject({ parcels: [{}, { lines: [{ name: '乙' }] }], open: [] });
    expect(await order.bought()).toMatchObject({ status: 'shipped', partly_shipped: null, actions: { confirm: 1 } });
  });

  it('[K5] cuts off what is still to ship, and that ends the shipping', async () => {
    const order = await paid({ number: '4' }, { number: '2' });
    await order.ship([[0, '3']]);
    expect((await order.shorten([[0, '2']])).status).toBe(422);
    expect((await order.shorten([[0, '1']])).data).toMatchObject({
      status: 'paid',
      lines: [{ sent: '3', open: '0' }, {}],
    });
    const done = await order.shorten([[1, '2']]);
    expect(done.data).toMatchObject({ status: 'shipped', lines: [{}, { sent: '0', open: '0', returned: '2' }] });
    expect(await order.bought()).toMatchObject({ status: 'shipped', actions: { confirm: 1 } });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[M3] [C130] takes back only what was sent', async () => {
    const order = await paid({ goods: { price: '10', batches }, number: '6' });
    expect((await order.returnUnits([[0, '1']])).status).toBe(409);
    await order.ship([[0, '4']]);
    expect((await order.bought()).returnable).toMatchObject([{ number: '4' }]);
    expect((await order.returnUnits([[0, '5']])).status).toBe(422);
    const { id } = (await order.returnUnits([[0, '3']])).data;
    await settleReturn(db, id, shop.time.now);
    expect((await order.bought()).returnable).toMatchObject([{ number: '1' }]);
    expect((await order.seen()).lines).toMatchObject([{ sent: '4', open: '2', returned: '3', refunded: '30.00' }]);
    await order.ship();
    expect((await order.bought()).returnable).toMatchObject([{ number: '3' }]);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O5] restores a coupon once everything came back or was cut off', async () => {
    const soon = new Date(shop.time.now.getTime() + 9e8);
    const rule = { title: '满40减10', threshold: '40', money: '10', validDays: 30, total: 10, claimed: 1 };
    const values = { ...rule, startsAt: new Date(shop.time.now.getTime() - 1000), endsAt: soon };
    const [added] = await db.insert(coupon).values(values).returning();
    const couponId = added?.id ?? 0;
    await db.insert(buyerCoupon).values({ buyerId: buyer.id, couponId, expiresAt: soon });
    const isUsed = async () =>
      (await db.select().from(buyerCoupon).where(eq(buyerCoupon.couponId, couponId)))[0]?.usedAt !== null;
    const order = await paid({ goods: { price: '30' }, number: '2' });
    expect((await order.seen()).reductions).toBe('10.00');
    await order.ship([[0, '1']]);
    await settleReturn(db, (await order.returnUnits([[0, '1']])).data.id, shop.time.now);
    expect(await isUsed()).toBe(true);
    expect((await order.shorten([[0, '1']])).data.status).toBe('shipped');
    expect(await isUsed()).toBe(false);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('lets one of two clerks ship the rest', async () => {
    const order = await paid({ number: '4' });
    await order.ship([[0, '1']]);
    const both = await Promise.all([order.ship([[0, '3']]), order.ship([[0, '3']])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await order.seen()).toMatchObject({ status: 'shipped', lines: [{ sent: '4' }], parcels: [{}, {}] });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O6] takes another batch for the rest only', async () => {
    const order = await paid({ goods: { batches }, number: '4' });
    await order.ship([[0, '1']]);
    const body = { goodsId: order.goodsIds[0] ?? 0, batchNo: 'B2', reason: '外包装' };
    const changed = await desk.call('changeBatches', { params: order.params, body }, warehouse);
    expect(changed.data.lines[0]?.batches).toMatchObject([
      { batchNo: 'B1', quantity: '1' },
      { batchNo: 'B2', quantity: '3' },
    ]);
    await order.ship();
    expect((await order.logistics()).parcels.map(({ lines }) => lines[0]?.batches)).toMatchObject([
      [{ pihao: 'B1', number: '1' }],
      [{ pihao: 'B2', number: '3' }],
    ]);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[K7] has a delivery note for each parcel with its lines only, and papers of what was sent', async () => {
    const order = await paid({ goods: { name: '先发药' }, number: '2' }, { goods: { name: '后发药' }, number: '3' });
    await order.ship([[0, '2']]);
    const textOf = async (parcelId?: number) => {
      const url = `/desk/api/orders/${order.params.id}/papers${parcelId ? `?parcelId=${parcelId}` : ''}`;
      const { rawPayload } = await desk.app.inject({ url, headers: { cookie: warehouse } });
      return (await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })).text;
    };
    expect(await textOf()).toContain('先发药');
    expect(await textOf()).not.toContain('后发药');
    await order.ship();
    const [, second] = (await order.seen()).parcels;
    expect(await textOf(second?.id)).toContain('后发药');
    expect(await textOf(second?.id)).not.toContain('先发药');
    await order.ship();
    const body = { codes: ['89999960000000000001'], lineId: (await order.seen()).lines[1]?.id ?? 0 };
    await desk.call('recordCodes', { params: order.params, body }, warehouse);
    expect(await textOf(second?.id)).toContain('1个');
  });

  it('sends scanned boxes with the parcel that takes them', async () => {
    const order = await paid({ goods: { batches }, number: '6' });
    const code = (serial: number) => `8999999${String(serial).padStart(13, '0')}`;
    const scan = (codes: string[], batchNo: string) =>
      desk.call('recordCodes', { params: order.params, body: { codes, batchNo } }, warehouse);
    await scan([code(1)], 'B2');
    const sent = await order.ship([[0, '2']]);
    expect(sent.data.parcels[0]?.lines[0]?.batches).toMatchObject([
      { batchNo: 'B2', quantity: '1' },
      { batchNo: 'B1', quantity: '1' },
    ]);
    const left = (await desk.call('listCodes', { params: order.params }, warehouse)).data.lines;
    expect(left).toMatchObject([
      { batchNo: 'B1', quantity: '3', count: 0 },
      { batchNo: 'B2', quantity: '1', count: 0 },
    ]);
    expect((await scan([code(2), code(3)], 'B2')).data).toMatchObject([{ problem: null }, { problem: 'full' }]);
    expect((await order.ship()).status).toBe(200);
  });

  it('counts boxes without a batch number towards what is still to ship', async () => {
    const order = await paid({ goods: { batches }, number: '6' });
    await order.ship([[0, '4']]);
    const body = {
      codes: [1, 2, 3].map((serial) => `8999995${String(serial).padStart(13, '0')}`),
      lineId: (await order.seen()).lines[0]?.id ?? 0,
    };
    expect((await desk.call('recordCodes', { params: order.params, body }, warehouse)).data).toMatchObject([
      { batchNo: 'B2', problem: null },
      { batchNo: 'B2', problem: null },
      { problem: 'full' },
    ]);
    const sent = await order.ship();
    expect(sent.data.status).toBe('shipped');
    const late = { ...body, codes: ['89999950000000000004'], batchNo: 'B1' };
    await desk.call('recordCodes', { params: order.params, body: late }, warehouse);
    const [first, second] = sent.data.parcels.map(({ id }) => id);
    expect((await codesOfOrder(db, order.params.id)).map(({ shipmentId }) => shipmentId)).toEqual([
      second,
      second,
      first,
    ]);
  });

  it('frees scanned boxes of a batch that is cut off', async () => {
    const boxes = [1, 2].map((serial) => `8999997${String(serial).padStart(13, '0')}`);
    const scan = async ({ params, seen }: Awaited<ReturnType<typeof paid>>, codes: string[]) => {
      const lineId = (await seen()).lines[0]?.id ?? 0;
      const { data } = await desk.call('recordCodes', { params, body: { codes, lineId } }, warehouse);
      return data.map(({ problem }) => problem);
    };
    const order = await paid({ goods: { batches }, number: '6' });
    await order.ship([[0, '4']]);
    expect(await scan(order, boxes)).toEqual([null, null]);
    await order.shorten([[0, '1']]);
    expect((await desk.call('listCodes', { params: order.params }, warehouse)).data.lines).toMatchObject([
      {},
      { quantity: '1', count: 2 },
    ]);
    expect((await order.shorten([[0, '1']])).data.status).toBe('shipped');
    expect((await desk.call('listCodes', { params: order.params }, warehouse)).data.latest).toEqual([]);
  });

  it('lists partly shipped orders, the longest paid first', async () => {
    const ids = [];
    for (const _ of [1, 2]) {
      const order = await paid({ number: '2' });
      shop.time.now = new Date(shop.time.now.getTime() + 1000);
      await order.ship([[0, '1']]);
      ids.push(order.params.id);
    }
    const { list } = (await desk.call('listOrders', { query: { status: 'partly' } }, owner)).data;
    expect(list.map(({ id }) => id).slice(-2)).toEqual(ids);
  });

  it('[B3] ships past a line that a licence holds, and tells the buyer of it', async () => {
    const { id } = await addBuyer(db, { username: 'held', scopes: ['中成药'], expiresOn: '2099-01-01' });
    const held = { id, session: await shop.signIn('held') };
    const lines = [];
    for (const scope of ['中成药', '']) lines.push({ goods_id: (await addGoods(db, { scope })).id, number: '2' });
    const placed = await paidOrder({ db, app: shop, buyer: held }, lines);
    await db.update(document).set({ expiresOn: '2020-01-01' }).where(eq(document.buyerId, id));
    const params = { id: placed.id };
    const seen = (await desk.call('getOrder', { params }, owner)).data;
    const free = seen.lines.filter(({ hold }) => hold === null).map((line) => ({ lineId: line.id, quantity: '2' }));
    expect(free).toHaveLength(1);
    const body = { company: '演示物流', trackingNo: 'HELD1' };
    expect((await desk.call('shipOrder', { params, body }, warehouse)).status).toBe(409);
    const none = seen.lines.filter(({ hold }) => hold !== null).map((line) => ({ lineId: line.id, quantity: '0' }));
    const sent = await desk.call('shipOrder', { params, body: { ...body, lines: [...none, ...free] } }, warehouse);
    expect(sent.data).toMatchObject({ status: 'paid', isPartlyShipped: 1, parcels: [{}] });
    const titles = (await shop.call('listMessages', {}, held.session)).data.list.map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(['订单部分发货', '订单暂缓发货']);
  });

  it('[C270] asks the buyer of a recalled batch about what left, and lists what is still to ship', async () => {
    const order = await paid({ goods: { name: '召回药', batches }, number: '4' });
    await order.ship([[0, '3']]);
    const { goodsIds } = order;
    const form = { level: 'second' as const, reason: '含量不合格', instruction: '停止销售', dueOn: '2099-01-01' };
    await desk.call('openRecall', { body: { ...form, goodsId: goodsIds[0] ?? 0, batchNo: 'B1' } }, owner);
    const [notice] = (await shop.call('listRecalls', {}, buyer.session)).data;
    expect(notice).toMatchObject({ name: '召回药', received: '3' });
    expect((await order.ship()).message).toContain('B1');
    const query = { goodsId: goodsIds[0] ?? 0, batchNo: 'B1' };
    expect((await desk.call('getBatch', { query }, owner)).data).toMatchObject({
      figures: { received: '3' },
      held: [{ quantity: '1' }],
    });
  });

  it('[C283] is received parcel by parcel, and completed when everything is there', async () => {
    const order = await paid({ number: '2' }, { number: '1' });
    await order.ship([[0, '2']]);
    const { params } = order;
    const delivery = async () => (await shop.call('getReceiving', { params }, buyer.session)).data;
    const { lines } = await delivery();
    expect(lines).toMatchObject([{ batches: [{ number: '2' }] }]);
    const accept = async (place: number, number: string) => {
      const line = (await delivery()).lines[place];
      const found = { line_id: line?.id ?? 0, pihao: line?.batches[0]?.pihao ?? '', number };
      const entries = [{ key: randomUUID().replaceAll('-', ''), result: 'accepted' as const, ...found }];
      const { data } = await shop.call('addReceipts', { params, body: { entries } }, buyer.session);
      expect(data.refused).toEqual([]);
    };
    await accept(0, '2');
    const finish = () => shop.call('finishReceiving', { params, body: { inspector: '王药师' } }, buyer.session);
    expect((await finish()).message).toContain('还有商品没有发出');
    await order.ship();
    await accept(1, '1');
    expect(await finish()).toMatchObject({ status: 200, data: { inspector: '王药师' } });
    expect((await order.bought()).status).toBe('done');
  });
});

const balance = async () => (await shop.call('getWallet', {}, buyer.session)).data.balance;

it('[M3] never loses a unit or a cent, whatever is shipped, cut off and returned', async () => {
  const step = fc.record({
    kind: fc.constantFrom('ship', 'cut', 'back' as const),
    place: fc.nat({ max: 1 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      const goods = { price: '3.33', batches };
      const before = await balance();
      const order = await paid({ goods, number: '5' }, { goods, number: '7' });
      for (const { kind, place, quantity } of steps) {
        const units = [[place, String(quantity)]] as const;
        if (kind === 'ship') await order.ship(units);
        else if (kind === 'cut') await order.shorten(units);
        else {
          const { data } = await order.returnUnits(units);
          if (data?.id) await settleReturn(db, data.id, shop.time.now);
        }
        const { lines, returns } = await order.seen();
        for (const line of lines) {
          const cut = returns
            .filter(({ isShort }) => isShort === 1)
            .flatMap((each) => each.lines.filter(({ lineId }) => lineId === line.id).map((each) => each.quantity));
          expect(Number(addMoney(line.sent, line.open, ...cut))).toBe(Number(line.quantity));
        }
      }
      expect(await auditMoney(db)).toEqual([]);
      const { lines } = await order.seen();
      expect(await balance()).toBe(addMoney(before, ...lines.map((line) => line.refunded)));
    }),
    { numRuns: 8 },
  );
});
