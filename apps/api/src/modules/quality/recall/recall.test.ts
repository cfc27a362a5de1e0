import { and, eq, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { message } from '#db/schema/message.ts';
import { operator } from '#db/schema/operator.ts';
import { orderReturn } from '#db/schema/order-return.ts';
import { traceCode } from '#db/schema/trace-code.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { approveReturn, receiveReturn, refundReturn } from '#modules/orders/order-return/index.ts';
import { openRecall } from '#modules/quality/recall/index.ts';
import { addGoods, addStock } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { doneOrder, paidOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase('server', { maxConnections: 8 });
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const [mine, other] = [
  { id: 0, session: '' },
  { id: 0, session: '' },
];
const worldOf = (buyer: typeof mine) => ({ db, app: shop, buyer });
let [quality, warehouse, finance] = ['', '', ''];

beforeAll(async () => {
  for (const [buyer, username] of [[mine, 'mine'] as const, [other, 'other'] as const]) {
    buyer.id = (await addBuyer(db, { username })).id;
    buyer.session = await shop.signIn(username);
  }
  quality = await desk.work('quality');
  warehouse = await desk.work('warehouse');
  finance = await desk.work('finance');
});

const batches = [
  { batchNo: 'B1', expiry: '2027-06-30', quantity: '10' },
  { batchNo: 'B2', expiry: '2028-06-30', quantity: '20' },
];
const form = {
  level: 'first',
  reason: '含量不符合规定',
  instruction: '立即停止销售并退回',
  dueOn: '2030-01-01',
} as const;

/** A product with two batches; `mine` received 8 of the first. */
const delivered = async () => {
  const { id: goodsId } = await addGoods(db, { batches, price: '3.3333' });
  await doneOrder(worldOf(mine), [{ goods_id: goodsId, number: '8' }]);
  return { goodsId, key: { goodsId, batchNo: 'B1' } };
};
const seen = async (key: { goodsId: number; batchNo: string }) =>
  (await desk.call('getBatch', { query: key }, quality)).data;
const open = (key: { goodsId: number; batchNo: string }, as = quality) =>
  desk.call('openRecall', { body: { ...key, ...form } }, as);
const notices = async ({ session } = mine) => (await shop.call('listRecalls', {}, session)).data;
const noticeOf = async (id: number) => (await notices()).find((notice) => notice.id === id);
const answer = (id: number, remaining: string, returns: 0 | 1, { session } = mine) =>
  shop.call('answerRecall', { params: { id }, body: { remaining, returns } }, session);
const messages = (buyerId: number, reference: string) =>
  db
    .select()
    .from(message)
    .where(and(eq(message.buyerId, buyerId), like(message.reference, `${reference}%`)));

describe('a recall', () => {
  it('finds a batch by an unrecorded box’s code, if the code includes the batch', async () => {
    await addGoods(db, { batches: [{ batchNo: 'ZX-77', expiry: '2027-06-30', quantity: '1' }] });
    for (const keywords of [']d2010690123456789217270630' + '10ZX-77␝21S1', '(01)06901234567892(10)zx-77']) {
      const { list } = (await desk.call('listRecalls', { query: { keywords } }, quality)).data;
      expect(list.map(({ batchNo }) => batchNo)).toEqual(['ZX-77']);
    }
  });

  it('makes a parcel about to ship wait', async () => {
    const { id: goodsId } = await addGoods(db, { batches });
    const { id } = await paidOrder(worldOf(mine), [{ goods_id: goodsId, number: '1' }]);
    const body = { company: '演示物流', trackingNo: `YJ000${id}` };
    const shipping = await db.transaction(async (tx) => {
      await openRecall(tx, { goodsId, batchNo: 'B1', ...form }, 'chen', shop.time.now);
      const call = desk.call('shipOrder', { params: { id }, body }, warehouse);
      let isDone = false;
      void call.then(() => {
        isDone = true;
      });
      const isWaiting = async () => {
        const { rows } = await db.execute(sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        return isDone || rows.length > 0;
      };
      await expect.poll(isWaiting).toBe(true);
      return { call };
    });
    expect((await shipping.call).status).toBe(409);
  });

  it('finds recipients of the batch, blocks its stock and notifies each buyer once, even if opened twice', async () => {
    const { goodsId, key } = await delivered();
    const found = (await desk.call('listRecalls', { query: { keywords: 'b1' } }, quality)).data;
    expect(found.list.find((row) => row.goodsId === goodsId)).toMatchObject({
      stock: '2',
      figures: { buyers: 1, received: '8' },
    });
    expect((await open(key, finance)).status).toBe(403);
    const outcomes = await Promise.all([open(key), open(key, warehouse)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await seen(key)).toMatchObject({
      stock: '0',
      blocked: '2',
      figures: { answered: 0, remaining: null },
      buyers: [{ username: 'mine', received: '8', remaining: null, deliveries: [{ quantity: '8' }] }],
    });
    expect(await messages(mine.id, 'recall:')).toMatchObject([{ url: '/zhzx_zhtz' }]);
    expect(await messages(other.id, 'recall')).toEqual([]);
    const { data: placed } = await placeOrder(shop.call, other.session, [{ goods_id: goodsId, number: '20' }]);
    const { data: bought } = await shop.call('getOrder', { params: { id: placed.id } }, other.session);
    expect(bought.lines[0]?.goods_pihao.map(({ pihao }) => pihao)).toEqual(['B2']);
    await addStock(db, goodsId, { batchNo: 'B1', expiry: '2027-06-30', quantity: '5' }, shop.time.now);
    expect(await seen(key)).toMatchObject({ stock: '0', blocked: '2' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('blocks orders with units of it, and cancelled units stay blocked', async () => {
    const { id: goodsId } = await addGoods(db, { batches });
    const key = { goodsId, batchNo: 'B1' };
    const order = await paidOrder(worldOf(mine), [{ goods_id: goodsId, number: '4' }]);
    await open(key);
    expect(await seen(key)).toMatchObject({ blocked: '6', buyers: [], held: [{ orderId: order.id, quantity: '4' }] });
    const params = { id: order.id };
    const ship = () =>
      desk.call('shipOrder', { params, body: { company: '演示物流', trackingNo: 'YJ0001' } }, warehouse);
    expect(await ship()).toMatchObject({
      status: 409,
      data: { lines: [{ reason: expect.stringContaining('已召回') }] },
    });
    expect(await messages(mine.id, 'order-held')).toEqual([]);
    const picking = (await desk.call('listPicking', { query: { orderId: [order.id] } }, warehouse)).data;
    expect(picking[0]?.hold).toContain('已召回');
    const change = { goodsId, batchNo: 'B2', reason: '原批号召回' };
    expect((await desk.call('changeBatches', { params, body: change }, warehouse)).status).toBe(200);
    expect((await ship()).status).toBe(200);
    expect(await seen(key)).toMatchObject({ blocked: '10', held: [], buyers: [] });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('is answered by its buyers only: one press creates the returns, refunded to the cent on arrival', async () => {
    const { goodsId, key } = await delivered();
    const second = await doneOrder(worldOf(mine), [{ goods_id: goodsId, number: '6' }]);
    const id = (await open(key)).data.recall?.id ?? 0;
    expect((await notices(other)).some((each) => each.id === id)).toBe(false);
    expect((await answer(id, '1', 1, other)).status).toBe(404);
    expect((await shop.call('getWorkbench', {}, mine.session)).data.recalls).toBeGreaterThan(0);
    expect((await notices())[0]).toMatchObject({ id, received: '10', remaining: null });
    const { data: detail } = await shop.call('getOrder', { params: { id: second.id } }, mine.session);
    expect(detail.lines[0]?.goods_pihao).toMatchObject([
      { pihao: 'B1', is_recalled: 1 },
      { pihao: 'B2', is_recalled: 0 },
    ]);
    expect(await answer(id, '11', 1)).toMatchObject({ status: 422, errors: { remaining: ['最多10'] } });
    const answers = await Promise.all([answer(id, '9', 1), answer(id, '9', 1)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const notice = await noticeOf(id);
    expect(notice).toMatchObject({ remaining: '9', returning: '9', returned: '0' });
    expect(notice?.returns).toHaveLength(2);
    for (const returnId of notice?.returns ?? []) {
      await receiveReturn(db, returnId, {}, shop.time.now);
      await refundReturn(db, returnId, shop.time.now);
    }
    const batch = await seen(key);
    expect(batch).toMatchObject({
      stock: '0',
      blocked: '9',
      figures: { answered: 1, returned: '9', returning: '0', remaining: '0' },
    });
    expect((await seen({ goodsId, batchNo: 'B2' })).figures.returned).toBe('0');
    const rest = await answer(id, '1', 1);
    expect(rest.data).toMatchObject({ remaining: '1', returning: '1' });
    const returns = await db.select().from(orderReturn).where(eq(orderReturn.recallId, id));
    expect(returns.map(({ status }) => status).toSorted()).toEqual(['agreed', 'refunded', 'refunded']);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('reserves units of the batch for its own return if another return arrives first', async () => {
    const { goodsId, key } = await delivered();
    const { id: mixed } = await doneOrder(worldOf(mine), [{ goods_id: goodsId, number: '6' }]);
    const line = (await shop.call('getOrder', { params: { id: mixed } }, mine.session)).data.lines[0]?.id ?? 0;
    const body = { lines: [{ line_id: line, number: '2' }], reason: '不再需要' };
    const asked = await shop.call('requestReturn', { params: { id: mixed }, body }, mine.session);
    const id = (await open(key)).data.recall?.id ?? 0;
    await answer(id, '10', 1);
    await approveReturn(db, asked.data.id, shop.time.now);
    await receiveReturn(db, asked.data.id, {}, shop.time.now);
    for (const returnId of (await noticeOf(id))?.returns ?? []) await receiveReturn(db, returnId, {}, shop.time.now);
    expect((await seen(key)).figures).toMatchObject({ returned: '10' });
    expect((await seen({ goodsId, batchNo: 'B2' })).figures).toMatchObject({ returned: '2' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('reminds buyers without an answer once a day, exports the list, and ends with a conclusion', async () => {
    const { key } = await delivered();
    await doneOrder(worldOf(other), [{ goods_id: key.goodsId, number: '1' }]);
    const id = (await open(key)).data.recall?.id ?? 0;
    await answer(id, '0', 0);
    const remind = () => desk.call('remindOfRecall', { params: { id } }, quality);
    expect((await remind()).message).toBe('已提醒1家客户');
    expect((await remind()).message).toBe('今天都已提醒过');
    expect(await messages(other.id, 'recall-reminder')).toHaveLength(1);
    const file = await desk.app.inject({
      url: `/desk/api/recalls/file?goodsId=${key.goodsId}&batchNo=B1`,
      headers: { cookie: quality },
    });
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toContain('含量不符合规定');
    const cellsOf = (username: string) =>
      file.body
        .split('\r\n')
        .find((row) => row.includes(`,${username},`))
        ?.split(',');
    expect(cellsOf('mine')?.at(-2)).toBe('0');
    expect(cellsOf('other')?.at(-2)).toBe('未知');
    expect((await seen(key)).figures).toMatchObject({ buyers: 2, answered: 1, remaining: null });
    const end = (isReleased: 0 | 1) =>
      desk.call('endRecall', { params: { id }, body: { conclusion: '复检合格', isReleased } }, quality);
    await db.update(operator).set({ name: '郑质管' }).where(eq(operator.username, 'quality'));
    expect((await end(1)).data).toMatchObject({ stock: '1', blocked: '0', recall: { conclusion: '复检合格' } });
    const ended = await desk.call('listLog', { query: { keywords: 'endRecall' } }, await desk.work('owner'));
    const signed = { operator: '郑质管' };
    expect(ended.data.list[0]).toMatchObject({ before: signed, after: signed });
    expect((await end(0)).status).toBe(409);
    expect((await answer(id, '1', 1)).status).toBe(409);
    expect(await messages(mine.id, 'recall-released')).toHaveLength(1);
    expect((await open(key)).status).toBe(200);
    expect(await auditMoney(db)).toEqual([]);
  });
});

it('[K7] a batch that is sold out takes its report, too, and a new one replaces it', async () => {
  const key = {
    goodsId: (await addGoods(db, { batches: [{ batchNo: 'S1', expiry: '2028-06-30', quantity: '2' }] })).id,
    batchNo: 'S1',
  };
  const { id } = await doneOrder(worldOf(mine), [{ goods_id: key.goodsId, number: '2' }]);
  const missing = async () => (await shop.call('getOrder', { params: { id } }, mine.session)).data.missing_reports;
  expect(await missing()).toMatchObject([{ pihao: key.batchNo }]);
  const { stock, batchId } = await seen(key);
  expect(stock).toBe('0');
  const params = { id: batchId ?? 0 };
  for (const content of ['%PDF-1.4', '%PDF-1.7']) {
    const body = { file: new File([content], 'a.pdf'), issuedOn: '2026-03-05' };
    expect((await desk.call('addReport', { params, body }, quality)).status).toBe(200);
  }
  const body = { file: new File(['%PDF-1.7'], 'a.pdf'), issuedOn: '2026-02-30' };
  expect((await desk.call('addReport', { params, body }, quality)).errors).toHaveProperty('issuedOn');
  expect(await missing()).toEqual([]);
  expect(await seen({ ...key, batchNo: 'unknown' })).toMatchObject({ batchId: null });
});

describe('returned boxes', () => {
  const codeOf = (serial: number) => `8123456${String(serial).padStart(13, '0')}`;
  const states = async (lineId: number) =>
    (await db.select().from(traceCode).where(eq(traceCode.orderLineId, lineId)).orderBy(traceCode.code)).map(
      ({ state }) => state,
    );
  let serial = 0;

  /** A line of four boxes in the case `case`, the first two of batch B1 and the others of B2. */
  const boxed = async () => {
    const stocked = batches.map((batch, index) => (index === 0 ? { ...batch, quantity: '2' } : batch));
    const { id: goodsId } = await addGoods(db, { batches: stocked });
    const order = await doneOrder(worldOf(mine), [{ goods_id: goodsId, number: '4' }]);
    const lineId = (await shop.call('getOrder', { params: { id: order.id } }, mine.session)).data.lines[0]?.id ?? 0;
    serial += 10;
    const codes = [1, 2, 3, 4].map((place) => codeOf(serial + place));
    const caseCode = codeOf(serial + 5);
    await db.insert(traceCode).values(
      codes.map((code, index) => ({
        code,
        caseCode,
        orderLineId: lineId,
        batchNo: index < 2 ? 'B1' : 'B2',
        expiry: batches[index < 2 ? 0 : 1]?.expiry ?? null,
        state: 'shipped' as const,
      })),
    );
    const ask = (number: string, asked: string[]) =>
      shop.call(
        'requestReturn',
        { params: { id: order.id }, body: { lines: [{ line_id: lineId, number }], reason: '不再需要', codes: asked } },
        mine.session,
      );
    return { goodsId, lineId, order, codes, caseCode, ask };
  };

  it('are named by the buyer who owns them, and each in one return', async () => {
    const { order, codes, caseCode, ask } = await boxed();
    const foreign = (await boxed()).codes[0] ?? '';
    const problem = async (number: string, asked: string[]) => (await ask(number, asked)).errors?.codes?.[0];
    expect(await problem('1', ['123'])).toContain('不是追溯码');
    expect(await problem('1', [foreign])).toBe(`${foreign}不是这些商品发出的追溯码`);
    expect(await problem('3', [caseCode])).toBe('扫了4盒，多于退货数量3');
    const asked = await ask('1', [codes[2] ?? '']);
    expect(asked.status).toBe(200);
    expect(await problem('3', [caseCode])).toBe(`${codes[2]}已在退货单${asked.data.id}中`);
    const shown = (await desk.call('getOrder', { params: { id: order.id } }, warehouse)).data.returns;
    expect(shown[0]?.lines[0]?.codes).toEqual([codes[2]]);
    const own = (await shop.call('getReturn', { params: { id: asked.data.id } }, mine.session)).data;
    expect(own.lines[0]?.codes).toEqual([codes[2]]);
  });

  it('identify their batch, and can ship again unless written off or recalled', async () => {
    const { goodsId, lineId, codes, ask } = await boxed();
    const receive = async (id: number, body: { writtenOff?: number[]; codes?: string[] }) => {
      await approveReturn(db, id, shop.time.now);
      return desk.call('receiveReturn', { params: { id }, body }, warehouse);
    };
    const first = (await ask('2', [codes[2] ?? '', codes[3] ?? ''])).data.id;
    const wrong = await receive(first, { codes: ['81234569999999999999'] });
    expect(wrong).toMatchObject({ status: 422, errors: { codes: [expect.stringContaining('不是这些商品')] } });
    const body = { codes: [codes[3] ?? ''] };
    expect((await desk.call('receiveReturn', { params: { id: first }, body }, warehouse)).status).toBe(200);
    expect(await states(lineId)).toEqual(['shipped', 'shipped', 'shipped', 'returned']);
    expect((await seen({ goodsId, batchNo: 'B2' })).figures.returned).toBe('1');
    const found = (await desk.call('listRecalls', { query: { keywords: codes[2] ?? '' } }, quality)).data.list;
    expect(found).toMatchObject([{ goodsId, batchNo: 'B2' }]);
    await open({ goodsId, batchNo: 'B2' });
    const second = (await ask('1', [codes[2] ?? ''])).data.id;
    expect((await receive(second, {})).status).toBe(200);
    expect(await states(lineId)).toEqual(['shipped', 'shipped', 'recalled', 'returned']);
    expect(await seen({ goodsId, batchNo: 'B2' })).toMatchObject({ stock: '0', figures: { returned: '2' } });
    expect(await auditMoney(db)).toEqual([]);
  });
});
