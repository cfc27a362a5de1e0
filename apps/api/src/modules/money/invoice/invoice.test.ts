import type { EInvoiceFacts } from '@yaoji/papers/testing';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { closeCreditCode } from '#demo/accounts/credit-code.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { eInvoiceFor, invoicePdf, issueWithFiles, numberOf } from '#testing/e-invoice.ts';
import { doneOrder, settleReturn, shippedOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';
import { issueInvoice, refuseInvoice } from './index.ts';

const { db } = await openTestDatabase('server', { maxConnections: 20 });
const world = await startTestApp(db);
const { app, call, signIn, time } = world;
const buyer = { id: 0, session: '' };
let other = '';

const title = { title: '康宁大药房', tax_no: closeCreditCode('91510104MA6C8X7Q5') };
const full = {
  ...title,
  address: '成都市锦江区红星路三段1号',
  phone: '028-86001234',
  bank: '中国某某银行成都支行',
  account: '4402201009000123456',
};

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine' })).id;
  await addBuyer(db, { username: 'other' });
  buyer.session = await signIn('mine');
  other = await signIn('other');
});

const done = (lines: { goods_id: number; number: string }[]) => doneOrder({ db, app: world, buyer }, lines);
const ask = (ids: number[], form = {}, session = buyer.session) =>
  call('requestInvoice', { body: { order_ids: ids, kind: 'normal', ...title, ...form } }, session);
const all = async () => (await call('listInvoices', { query: { per_page: 100 } }, buyer.session)).data.list;
const byId = async (id: number) => (await all()).find((each) => each.id === id);
const pdf = (id: number, session = buyer.session) =>
  app.inject({ method: 'GET', url: `/api/invoice/${id}/pdf`, headers: { cookie: session } });
/** An order of products taxed at 13, 9 and 3 %, with shipping. */
const mixed = async () => {
  const [a, b, c] = await Promise.all([
    addGoods(db, { price: '12.80', vatRate: 13 }),
    addGoods(db, { price: '7.77', vatRate: 9, unit: '千克' }),
    addGoods(db, { price: '3.33', vatRate: 3 }),
  ]);
  const ids = [a, b, c].map(({ id }) => ({ goods_id: id, number: '3' }));
  return done(ids);
};

describe('title data', () => {
  it('[C193] [C194] are empty at first and stored once entered', async () => {
    expect((await call('getInvoiceTitle', {}, other)).data).toBeNull();
    const saved = await call('changeInvoiceTitle', { body: { ...full, tax_no: full.tax_no.toLowerCase() } }, other);
    expect(saved).toMatchObject({ message: '开票资料已保存', data: { ...full, email: '' } });
    expect((await call('getInvoiceTitle', {}, other)).data).toEqual(saved.data);
    expect((await call('getInvoiceTitle')).status).toBe(401);
  });

  it.each([
    ['tax_no', { tax_no: '91510104MA6C8X7Q50' }, '请填写正确的18位统一社会信用代码'],
    ['title', { title: '　　' }, '请填写发票抬头'],
    ['phone', { phone: '123' }, '请填写正确的手机号码或固定电话'],
    ['account', { account: '12-34' }, '银行账号为8至30位数字'],
    ['email', { email: 'x@' }, '请输入正确的邮箱'],
  ])('[V5] [C194] are refused if %s is invalid', async (field, change, message) => {
    const answer = await call('changeInvoiceTitle', { body: { ...full, ...change } }, buyer.session);
    expect(answer).toMatchObject({ status: 422, errors: { [field]: [message] } });
  });
});

/** The ids of applications for an order each. */
const asked = async (count: number) => {
  const ids: number[] = [];
  while (ids.length < count) ids.push((await ask([(await mixed()).id])).data.id);
  return ids;
};

describe('invoices', () => {
  it('[K8] [C190] [C191] split the tax line by line, so that all parts add up to the payment', async () => {
    const order = await mixed();
    const { status, message, data } = await ask([order.id]);
    expect([status, message]).toEqual([200, '发票申请已提交']);
    expect(data).toMatchObject({
      status: 'pending',
      invoice_no: null,
      order_nos: [order.order_no],
      amount: order.total,
    });
    expect(data.lines.map(({ vat_rate, amount, tax }) => [vat_rate, amount, tax]).toSorted()).toEqual([
      ['13', '13.27', '1.73'],
      ['13', '33.98', '4.42'],
      ['3', '9.70', '0.29'],
      ['9', '21.39', '1.92'],
    ]);
    expect(data.tax).toBe('8.36');
    expect(data.lines.at(-1)?.name).toBe('运费');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[C191] cover several orders, and each order only once', async () => {
    const one = await mixed();
    const two = await mixed();
    const { data } = await ask([two.id, one.id]);
    expect(data.order_ids).toEqual([one.id, two.id]);
    expect(Number(data.amount)).toBeCloseTo(Number(one.total) + Number(two.total), 2);
    const again = await ask([two.id]);
    expect(again).toMatchObject({ code: 40904, message: `订单${two.order_no}已申请过发票` });
    const { data: detail } = await call('getOrder', { params: { id: two.id } }, buyer.session);
    expect(detail.actions.invoice).toBe(0);
  });

  it('[C120] [C122] [C190] show which orders can still be invoiced, and the invoice of each order', async () => {
    const one = await mixed();
    const two = await mixed();
    const wanting = async () =>
      (await call('listOrders', { query: { invoice: 1, per_page: 100 } }, buyer.session)).data.list.map(({ id }) => id);
    expect(await wanting()).toEqual(expect.arrayContaining([one.id, two.id]));
    const before = (await call('listInvoices', {}, buyer.session)).data.counts;
    const { data } = await ask([one.id]);
    expect(await wanting()).not.toContain(one.id);
    expect(await wanting()).toContain(two.id);
    const detail = async (id: number) => (await call('getOrder', { params: { id } }, buyer.session)).data.invoice;
    expect(await detail(one.id)).toEqual({ id: data.id, invoice_no: null, kind: 'normal', status: 'pending' });
    expect(await detail(two.id)).toBeNull();
    const { counts } = (await call('listInvoices', { query: { status: 'failed' } }, buyer.session)).data;
    expect(counts).toEqual({ ...before, all: before.all + 1, pending: before.pending + 1 });
    await refuseInvoice(db, data.id, '税号校验未通过', time.now);
    expect(await wanting()).toContain(one.id);
    expect(await detail(one.id)).toBeNull();
  });

  it('[C120] are not offered for a completely returned order', async () => {
    const { id: goodsId } = await addGoods(db);
    const { id } = await done([{ goods_id: goodsId, number: '2' }]);
    const { data } = await call('getOrder', { params: { id } }, buyer.session);
    const lines = [{ line_id: data.lines[0]?.id ?? 0, number: '2' }];
    await call('requestReturn', { params: { id }, body: { lines, reason: '破损' } }, buyer.session);
    const { list } = (await call('listOrders', { query: { invoice: 1, per_page: 100 } }, buyer.session)).data;
    expect(list.map((order) => order.id)).not.toContain(id);
  });

  it('[C191] requested ten times at once are created once', async () => {
    const order = await mixed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask([order.id])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 40904)).toHaveLength(9);
  });

  it('[C191] require receipt and complete data', async () => {
    const { id: goodsId } = await addGoods(db);
    const shipped = await shippedOrder({ db, app: world, buyer }, [{ goods_id: goodsId, number: '1' }]);
    expect(await ask([shipped.id])).toMatchObject({ code: 40904, message: expect.stringContaining('确认收货后') });
    const order = await mixed();
    const special = await ask([order.id], { kind: 'special' });
    expect(special).toMatchObject({ status: 422, errors: { bank: ['专用发票请填写开户银行'] } });
    expect((await ask([order.id], { ...full, kind: 'special' })).data.kind).toBe('special');
    expect((await ask([], {})).status).toBe(422);
  });

  it('[K8] carry the number of the tax platform, and no other', async () => {
    const [first = 0, second = 0] = await asked(2);
    await expect(issueWithFiles(db, first, time.now)).rejects.toMatchObject({ code: 'sellerUnset' });
    await setSettings(db, { 'seller.name': '药集供应链', 'seller.taxNo': closeCreditCode('91510107MA6CXY123') });
    await refuseInvoice(db, first, '税号校验未通过', time.now);
    expect(await byId(first)).toMatchObject({ status: 'failed', reason: '税号校验未通过', invoice_no: null });
    await expect(issueWithFiles(db, first, time.now)).rejects.toMatchObject({ code: 'invoiceDecided' });
    expect((await ask((await byId(first))?.order_ids ?? [])).status).toBe(200);
    const issued = await Promise.allSettled([1, 2, 3].map(() => issueWithFiles(db, second, time.now)));
    expect(issued.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const at = Date.parse('2026-11-23T10:20:30+08:00') / 1000;
    expect(await byId(second)).toMatchObject({ invoice_no: numberOf(second), issued_at: at, files: ['pdf', 'xml'] });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[K8] stay waiting if a figure differs, and every difference is named', async () => {
    const [id = 0] = await asked(1);
    const row = await byId(id);
    const lines = (row?.lines ?? []).map(({ ypgg, bzdw, number, vat_rate, ...line }) => ({
      ...line,
      ...{ spec: ypgg, unit: bzdw, quantity: number, vatRate: vat_rate },
    }));
    const issue = async (changes: Partial<EInvoiceFacts>) =>
      issueInvoice(db, id, { xml: await eInvoiceFor(db, id, changes) }, time.now);
    const [line, ...others] = lines;
    if (!line) throw new Error('no line');
    const wrong: [Partial<EInvoiceFacts>, string][] = [
      [{ taxNo: '91510104MA6CK0R10H' }, `购买方税号应为${title.tax_no}，发票上是91510104MA6CK0R10H`],
      [{ sellerTaxNo: '91510104MA6CK0R10H' }, '销售方税号应为'],
      [{ kind: 'special' }, '票种应为普通发票，发票上是专用发票'],
      [{ amount: '0.01' }, `价税合计应为${row?.amount}，发票上是0.01`],
      [{ tax: '0.00' }, `税额应为${row?.tax}，发票上是0.00`],
      [{ lines: others }, `发票上没有“${line.name} ${line.spec}”`],
      [{ lines: [...lines, line] }, `申请里没有“*化学药品制剂*${line.name} ${line.spec}”`],
      [{ lines: [{ ...line, quantity: '4' }, ...others] }, '数量4、'],
      [{ lines: [{ ...line, name: '别的药' }, ...others] }, '“*化学药品制剂*别的药 '],
    ];
    for (const [changes, words] of wrong) await expect(issue(changes)).rejects.toThrow(words);
    for (const no of ['2651', 'A'.repeat(20)])
      await expect(issue({ no })).rejects.toMatchObject({ code: 'invoiceUnreadable' });
    expect(await byId(id)).toMatchObject({ status: 'pending', invoice_no: null, files: [] });
    await issue({ lines: lines.toReversed() });
    const [other = 0] = await asked(1);
    const again = eInvoiceFor(db, other, { no: numberOf(id) });
    await expect(issueInvoice(db, other, { xml: await again }, time.now)).rejects.toMatchObject({
      code: 'invoiceNoUsed',
    });
  });

  it('[K8] are reversed by red letters for returns, to the cent', async () => {
    const order = await mixed();
    const { data: asked } = await ask([order.id]);
    await issueWithFiles(db, asked.id, time.now);
    const { lines } = (await call('getOrder', { params: { id: order.id } }, buyer.session)).data;
    for (const number of ['1', '2']) {
      const body = { lines: lines.map(({ id }) => ({ line_id: id, number })), reason: '不想要了' };
      const { data } = await call('requestReturn', { params: { id: order.id }, body }, buyer.session);
      await settleReturn(db, data.id, time.now);
    }
    const issued = await byId(asked.id);
    const red = (await all()).filter(({ reverses_no }) => reverses_no === issued?.invoice_no);
    expect(red).toHaveLength(2);
    const taxOf = (rate: string) =>
      red.flatMap((each) => each.lines.filter(({ vat_rate }) => vat_rate === rate)).map(({ tax }) => Number(tax));
    expect(taxOf('13').reduce((sum, tax) => sum + tax, 0)).toBeCloseTo(-4.42, 5);
    expect(taxOf('9').reduce((sum, tax) => sum + tax, 0)).toBeCloseTo(-1.92, 5);
    expect(red.map(({ status, invoice_no }) => [status, invoice_no])).toEqual(red.map(() => ['pending', null]));
    const [one = 0, two = 0] = red.map(({ id }) => id);
    await expect(refuseInvoice(db, one, '不开', time.now)).rejects.toMatchObject({ code: 'redInvoiceNeeded' });
    await issueWithFiles(db, one, time.now);
    await issueWithFiles(db, two, time.now);
    expect(await byId(one)).toMatchObject({ status: 'issued', invoice_no: numberOf(one), files: ['pdf', 'xml'] });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('that are not issued yet follow returns, and fail if nothing is left', async () => {
    const { id: goodsId } = await addGoods(db, { price: '600.00' });
    const order = await done([{ goods_id: goodsId, number: '2' }]);
    const { data: asked } = await ask([order.id]);
    expect(asked.amount).toBe('1200.00');
    const { lines } = (await call('getOrder', { params: { id: order.id } }, buyer.session)).data;
    const returnGoods = async () => {
      const body = { lines: [{ line_id: lines[0]?.id ?? 0, number: '1' }], reason: '不想要了' };
      const { data } = await call('requestReturn', { params: { id: order.id }, body }, buyer.session);
      await settleReturn(db, data.id, time.now);
    };
    await returnGoods();
    expect(await byId(asked.id)).toMatchObject({ status: 'pending', amount: '600.00' });
    await returnGoods();
    expect(await byId(asked.id)).toMatchObject({ status: 'failed', reason: '订单已全部退货' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[C192] are downloaded byte for byte as they were handed in, alone and by month', async () => {
    const { data } = await ask([(await mixed()).id], full);
    expect((await pdf(data.id)).json()).toMatchObject({ code: 40904, message: '发票还未开具，不能下载' });
    const xml = await eInvoiceFor(db, data.id);
    await issueInvoice(db, data.id, { xml, pdf: invoicePdf(data.id) }, time.now);
    const file = await pdf(data.id);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toMatch(/电子发票\d{20}\.pdf$/);
    expect(file.rawPayload.equals(invoicePdf(data.id))).toBe(true);
    const get = (path: string) =>
      app.inject({ method: 'GET', url: `/api/invoice/${path}`, headers: { cookie: buyer.session } });
    expect((await get(`${data.id}/pdf?format=xml`)).rawPayload.equals(xml)).toBe(true);
    expect((await get(`${data.id}/pdf?format=ofd`)).json()).toMatchObject({ code: 404 });
    const month = unzipSync((await get('files?month=2026-11')).rawPayload);
    expect(Buffer.from(month[`电子发票/${numberOf(data.id)}.xml`] ?? []).equals(xml)).toBe(true);
    expect((await get('files?month=2026-10')).json()).toMatchObject({ code: 404, message: '这个月没有已开具的发票' });
    expect((await get('files?month=2026-13')).json()).toMatchObject({ code: 422 });
  });

  it('[P8] are invisible to other buyers', async () => {
    const order = await mixed();
    expect((await ask([order.id], {}, other)).status).toBe(404);
    const { data } = await ask([order.id]);
    expect((await pdf(data.id, other)).statusCode).toBe(404);
    expect((await call('listInvoices', {}, other)).data.list).toEqual([]);
    expect((await call('listInvoices')).status).toBe(401);
  });
});
