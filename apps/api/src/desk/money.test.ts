import { addMoney, chinaDay, subtractMoney } from '@yaoji/domain';
import { encodeGbk } from '@yaoji/price-list/testing';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { bankLine } from '#db/schema/bank-line.ts';
import { goods } from '#db/schema/goods.ts';
import { invoice } from '#db/schema/invoice.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { payment, refund } from '#db/schema/payment.ts';
import { searchMiss } from '#db/schema/search-miss.ts';
import { wallet } from '#db/schema/wallet.ts';
import { openTestDatabase } from '#db/testing.ts';
import { closeCreditCode } from '#demo/accounts/credit-code.ts';
import { jobRunners } from '#jobs.ts';
import { refuseInvoice } from '#modules/money/invoice/index.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { runDueJobs } from '#modules/platform/job/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { eInvoiceFor, invoicePdf, issueWithFiles, numberOf } from '#testing/e-invoice.ts';
import { doneOrder, paidOrder, settleReturn } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase('server', { maxConnections: 10 });
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const buyer = { id: 0, session: '' };
const world = { db, app: shop, buyer };
const sessions = { owner: '', sales: '', finance: '' };
let goodsId = 0;

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine', company: '同和大药房' })).id;
  buyer.session = await shop.signIn('mine');
  for (const role of ['owner', 'sales', 'finance'] as const) sessions[role] = await desk.work(role);
  await setSettings(db, {
    'bank.bank': '某某银行成都分行',
    'bank.name': '药集供应链',
    'bank.account': '4402201009000999999',
    'seller.name': '药集供应链',
    'seller.taxNo': closeCreditCode('91510107MA6CXY123'),
  });
  goodsId = (await addGoods(db, { cost: '4.0000' })).id;
});

const lines = (number: string) => [{ goods_id: goodsId, number }];
const today = () => chinaDay(shop.time.now);
const days = () => ({ from: today(), to: today() });
const statement = async () => (await desk.call('getStatement', { query: days() }, sessions.finance)).data;
const file = (path: string) =>
  desk.app.inject({
    url: `/desk/api/${path}?from=${today()}&to=${today()}&format=csv`,
    headers: { cookie: sessions.finance },
  });

/** An order that waits for a bank transfer. */
const awaited = async (number: string) => {
  const { data } = await placeOrder(shop.call, buyer.session, lines(number));
  await shop.call('payOrder', { params: { id: data.id }, body: { method: 'bank' } }, buyer.session);
  return data;
};

const upload = (content: Buffer | string) =>
  desk.call(
    'uploadBankFile',
    { body: { file: new File([new Uint8Array(Buffer.from(content))], '流水.csv') } },
    sessions.finance,
  );
const openLines = async () => (await desk.call('listBankLines', { query: {} }, sessions.finance)).data.list;
const settle = (...pairs: { lineId: number; orderId: number }[]) =>
  desk.call('settleBankLines', { body: { lines: pairs } }, sessions.finance);
const statusOf = async (id: number) => (await shop.call('getOrder', { params: { id } }, buyer.session)).data.status;

const head = '交易流水号,交易日期,借方发生额,贷方发生额,对方户名,附言';

describe('money received by bank', () => {
  it('is matched from a GBK file, and confirmed only once', async () => {
    const [named, ofPayer] = [await awaited('2'), await awaited('3')];
    const text = [
      head,
      `B001,2026-11-23,,"${named.total}",同和大药房,货款${named.order_no}谢谢`,
      `B002,2026-11-23,,${ofPayer.total},同和大药房,`,
      'B003,2026-11-23,,99.90,某某,',
      'B004,2026-11-23,5.00,,某某,',
      'B005,2026-11-23,,壹佰,某某,',
    ].join('\r\n');
    const sent = await upload(encodeGbk(text));
    expect(sent.data).toEqual({ added: 3, repeated: 0, outgoing: 1, problems: ['第 6 行：金额“壹佰”不是到分的数字'] });
    const found = await openLines();
    const [first, second, third] = ['B001', 'B002', 'B003'].map((no) => found.find(({ serialNo }) => serialNo === no));
    expect([first?.certain, second?.certain, third?.doubt]).toEqual([named.id, ofPayer.id, 'none']);
    expect(first?.candidates[0]).toMatchObject({ orderNo: named.order_no, hasAmount: 1, isNamed: 1, isPayer: 1 });

    const pairs = [first, second].map((line) => ({ lineId: line?.id ?? 0, orderId: line?.certain ?? 0 }));
    const outcomes = await Promise.all([settle(...pairs), settle(...pairs)]);
    expect(outcomes.map(({ data }) => data.settled).sort()).toEqual([0, 2]);
    expect([await statusOf(named.id), await statusOf(ofPayer.id)]).toEqual(['paid', 'paid']);
    expect((await upload(encodeGbk(text))).data).toMatchObject({ added: 0, repeated: 3 });
    expect((await openLines()).map(({ serialNo }) => serialNo)).toEqual(['B003']);
    expect(await auditMoney(db)).toEqual([]);
    const [entry] = (await db.select().from(operatorLog)).filter(({ answer }) => answer === '已确认到账2笔');
    expect(entry?.command).toContain(named.order_no);
  });

  it('never pays another amount, nor an order with a used line, and then books nothing', async () => {
    const [less, more] = [await awaited('4'), await awaited('5')];
    await upload(`${head}\nC001,2026-11-23,,${less.total},某某,\nC002,2026-11-23,,0.01,同和大药房,${more.order_no}`);
    const found = await openLines();
    const [fits, small] = ['C001', 'C002'].map((no) => found.find(({ serialNo }) => serialNo === no)?.id ?? 0);
    expect(found.find(({ serialNo }) => serialNo === 'C002')).toMatchObject({ certain: null, doubt: 'amount' });
    const both = await settle({ lineId: fits ?? 0, orderId: less.id }, { lineId: small ?? 0, orderId: more.id });
    expect(both).toMatchObject({ code: 40904, message: expect.stringContaining('C002') });
    expect(await statusOf(less.id)).toBe('pending');
    const [used] = await db.select().from(bankLine).where(eq(bankLine.serialNo, 'B001'));
    expect((await settle({ lineId: used?.id ?? 0, orderId: less.id })).code).toBe(40904);

    const accept = { params: { id: less.id }, body: { tradeNo: 'C001' } };
    await desk.call('acceptTransfer', accept, sessions.finance);
    // Somebody else paid it, so the number may be mistyped.
    expect((await openLines()).find(({ id }) => id === fits)).toMatchObject({ certain: null, doubt: 'payer' });
    const dismiss = () => desk.call('dismissBankLine', { params: { id: fits ?? 0 } }, sessions.finance);
    expect([(await dismiss()).status, (await dismiss()).code]).toEqual([200, 40904]);
    // The number of a used line pays nothing more, in full-width characters either.
    const byHand = await desk.call(
      'acceptTransfer',
      { params: { id: more.id }, body: { tradeNo: ' Ｂ００１' } },
      sessions.finance,
    );
    expect(byHand).toMatchObject({ code: 40904, message: expect.stringContaining('B001') });
    expect(await statusOf(more.id)).toBe('pending');
    expect((await upload('甲,乙\n1,2\n')).errors).toEqual({ file: [expect.stringContaining('没有找到表头')] });
    expect((await desk.call('listBankLines', { query: {} }, sessions.sales)).status).toBe(403);
  });
});

it('books one transfer for two orders by hand, and for no third one', async () => {
  const orders = [await awaited('1'), await awaited('1'), await awaited('1')];
  const together = addMoney(orders[0]?.total ?? '0', orders[1]?.total ?? '0');
  await upload(`${head}\nD001,2026-11-23,,${together},同和大药房,`);
  const outcomes = [];
  for (const { id } of orders)
    outcomes.push(
      (await desk.call('acceptTransfer', { params: { id }, body: { tradeNo: 'D001' } }, sessions.finance)).status,
    );
  expect(outcomes).toEqual([200, 200, 409]);
});

describe('the books', () => {
  it('agree to the cent with the audit, for orders paid from balances and by bank, recharges and refunds', async () => {
    const done = await doneOrder(world, lines('2'));
    const cancelled = await paidOrder(world, lines('1'));
    const cancel = { params: { id: cancelled.id }, body: { reason: '买家不要了' } };
    await desk.call('cancelOrder', cancel, sessions.finance);
    const transferred = await awaited('1');
    await desk.call('acceptTransfer', { params: { id: transferred.id }, body: {} }, sessions.finance);
    await desk.call('cancelOrder', { ...cancel, params: { id: transferred.id } }, sessions.finance);
    const before = await statement();
    const [waiting] = (await desk.call('listRefunds', { query: { status: 'pending' } }, sessions.finance)).data.list;
    expect(waiting).toMatchObject({ method: 'bank', orderNo: transferred.order_no, company: '同和大药房' });
    const booking = { params: { id: waiting?.id ?? 0 }, body: { reference: 'T0001' } };
    await desk.call('finishRefund', booking, sessions.finance);

    const after = await statement();
    expect(await auditMoney(db)).toEqual([]);
    expect(after.agrees).toBe(1);
    const bank = (of: typeof after) => of.rows.find(({ method }) => method === 'bank');
    expect(bank(before)?.refunded).toBe('0.00');
    expect(bank(after)).toMatchObject({ day: today(), refunded: transferred.total, refundedCount: 1 });
    // Money from and to balances came in when the balance was filled: it is a movement of wallets, not income.
    expect(after.rows.filter(({ method }) => method === 'balance')).toEqual([]);
    const spent = `-${addMoney(done.total, cancelled.total)}`;
    const [held] = await db.select().from(wallet).where(eq(wallet.buyerId, buyer.id));
    expect(after.wallets).toMatchObject({
      ...{ opening: '0.00', payment: spent, refund: cancelled.total, closing: held?.balance },
    });
    const sumOf = (rows: { amount: string }[]) => addMoney(...rows.map(({ amount }) => amount));
    const paid = await db.select().from(payment).where(eq(payment.status, 'paid'));
    expect(after.received).toBe(sumOf(paid.filter(({ method }) => method !== 'balance')));
    const refunds = await db.select().from(refund);
    expect(after.refunded).toBe(sumOf(refunds.filter(({ target }) => target === 'provider')));

    const { list, total } = (await desk.call('listPostings', { query: { ...days(), perPage: 100 } }, sessions.finance))
      .data;
    expect(list).toHaveLength(total);
    const sum = (side: 'debit' | 'credit', method: string) =>
      addMoney(...list.filter((each) => each.method === method).map((each) => each[side]));
    expect([sum('debit', 'bank'), sum('credit', 'bank')]).toEqual([bank(after)?.received, bank(after)?.refunded]);
    expect(list.find(({ orderNo }) => orderNo === done.order_no)).toMatchObject({
      kind: 'payment',
      debit: done.total,
      vatRates: [13],
    });
    const csv = await file('postings/file');
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body.trimEnd().split('\r\n')).toHaveLength(total + 1);
    expect((await file('statement/file')).body).toContain(`${today()},银行转账,`);
  });

  it('take a period of at most a year, and are visible to finance only', async () => {
    const ask = (from: string, to: string) => desk.call('getStatement', { query: { from, to } }, sessions.owner);
    expect((await ask('2026-11-23', '2026-11-22')).errors).toHaveProperty('to');
    expect((await ask('2025-01-01', '2026-11-22')).errors).toHaveProperty('to');
    expect((await ask('0001-01-01', '0001-01-02')).errors).toHaveProperty('from');
    expect((await ask('9999-12-31', '9999-12-31')).errors).toHaveProperty('from');
    expect((await ask('2026-01-01', '2026-01-31')).data).toMatchObject({ rows: [], received: '0.00', agrees: 1 });
    expect((await desk.call('getStatement', { query: days() }, sessions.sales)).status).toBe(403);
  });
});

describe('files of the tax platform', () => {
  const title = { kind: 'normal', title: '同和大药房', tax_no: closeCreditCode('91510104MA6C8X7Q5') } as const;
  const ask = async (number: string) => {
    const { id } = await doneOrder(world, lines(number));
    return (await shop.call('requestInvoice', { body: { order_ids: [id], ...title } }, buyer.session)).data.id;
  };
  const send = (content: Buffer, name: string, session = sessions.finance) =>
    desk.call('takeInInvoiceFile', { body: { file: new File([new Uint8Array(content)], name) } }, session);
  const statusOf = async (id: number) =>
    (await db.select({ status: invoice.status, no: invoice.no }).from(invoice).where(eq(invoice.id, id)))[0];

  it('[K8] issue the applications that they fit, whatever their order, and twice at once only once', async () => {
    const ids = [await ask('1'), await ask('2'), await ask('2')];
    const xmls = await Promise.all(ids.map((id) => eInvoiceFor(db, id, id === ids[1] ? { remark: '' } : {})));
    const early = await send(invoicePdf(1), `dzfp_${numberOf(ids[0] ?? 0)}_同和大药房.pdf`);
    expect(early).toMatchObject({ status: 409, message: expect.stringContaining('请先上传它的XML') });
    const answers = await Promise.all(xmls.flatMap((xml) => [send(xml, 'a.xml'), send(xml, 'b.xml')]));
    expect(answers.map(({ data }) => data?.outcome).sort()).toEqual([
      ...Array(3).fill('issued'),
      ...Array(3).fill('known'),
    ]);
    for (const id of ids) expect(await statusOf(id)).toMatchObject({ status: 'issued' });
    expect(await statusOf(ids[0] ?? 0)).toMatchObject({ no: numberOf(ids[0] ?? 0) });
    expect((await send(xmls[0] ?? Buffer.of(), 'again.xml')).data).toEqual({
      no: numberOf(ids[0] ?? 0),
      outcome: 'known',
    });
    const pdf = (content: Buffer) => send(content, `dzfp_${numberOf(ids[0] ?? 0)}_同和大药房.pdf`);
    expect(await pdf(invoicePdf(1))).toMatchObject({ status: 200, data: { outcome: 'added' } });
    expect((await pdf(invoicePdf(1))).data.outcome).toBe('known');
    expect(await pdf(invoicePdf(2))).toMatchObject({ status: 409, message: expect.stringContaining('另一份') });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[K8] are issued from a table with every line of every application', async () => {
    const id = await ask('4');
    const url = '/desk/api/invoice-applications';
    const answer = await desk.app.inject({ url, headers: { cookie: sessions.finance } });
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(/待开发票[\d-]+\.xlsx$/);
    const sheet = strFromU8(unzipSync(answer.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const lines = ['<v>45.31</v>', '<v>5.89</v>', '运费', '<v>13.27</v>', '<v>1.73</v>'];
    for (const text of [title.title, title.tax_no, ...lines]) expect(sheet).toContain(text);
    expect((await desk.app.inject({ url, headers: { cookie: sessions.sales } })).statusCode).toBe(403);
    await refuseInvoice(db, id, '税号有误', shop.time.now);
  });

  it('[K8] are refused with the reason if they fit none, or not to the cent', async () => {
    const id = await ask('3');
    const wrong = await send(await eInvoiceFor(db, id, { tax: '0.00' }), 'a.xml');
    expect(wrong).toMatchObject({ status: 409, message: expect.stringMatching(/^发票\d{20}与申请不符：税额应为/) });
    const stranger = await send(await eInvoiceFor(db, id, { taxNo: '91510104MA6CK0R10H' }), 'a.xml');
    expect(stranger.message).toContain('对应的申请');
    const zip = Buffer.from(zipSync({ 'a.txt': new Uint8Array(1) }));
    expect(await send(zip, `${numberOf(id)}.ofd`)).toMatchObject({ status: 422 });
    for (const content of ['', '<EInvoice>', '<EInvoice></EInvoice>', '{}', '\u0000'])
      expect(await send(Buffer.from(content), 'a.xml')).toMatchObject({ status: 422 });
    expect(await send(invoicePdf(1), 'scan.pdf')).toMatchObject({ status: 422 });
    expect((await send(await eInvoiceFor(db, id), 'a.xml', sessions.sales)).status).toBe(403);
    expect(await statusOf(id)).toEqual({ status: 'pending', no: null });
  });
});

describe('the audit at the desk', () => {
  it('runs as a job, once at a time, and reports disagreements', async () => {
    const start = async () => (await desk.call('startAudit', {}, sessions.finance)).data;
    const last = async () => (await desk.call('getAudit', {}, sessions.owner)).data;
    expect(await last()).toBeNull();
    const begun = await start();
    expect(begun).toMatchObject({ operator: 'finance', endedAt: null });
    expect((await start()).id).toBe(begun.id);
    await db.update(goods).set({ stock: '1.000' }).where(eq(goods.id, goodsId));
    const runners = jobRunners(async () => '');
    while ((await runDueJobs(db, runners, shop.time.now, shop.app.log)) > 0);
    const ended = await last();
    expect(ended?.endedAt).not.toBeNull();
    expect(ended?.breaches).toMatchObject([
      { rule: '库存等于各批次之和', what: [expect.stringContaining(`goods ${goodsId} has 1`)] },
    ]);
  });
});

describe('figures of sales', () => {
  it('cover what was sold and not cancelled; sales sees no margin', async () => {
    const figures = async (session: string) => (await desk.call('getFigures', { query: days() }, session)).data;
    const seen = await figures(sessions.finance);
    const { net, refunded, wallets } = await statement();
    const ofBalances = addMoney(wallets.payment, wallets.refund);
    expect(seen.total.amount).toBe(subtractMoney(net, ofBalances));
    expect([seen.total.refunded, seen.otherRefunds]).toEqual(['0.00', addMoney(refunded, wallets.refund)]);
    expect(seen.goods[0]).toMatchObject({ goodsId, margin: seen.total.margin });
    expect(seen.total.margin).toMatch(/^\d+\.\d\d$/);
    expect(seen.buyers).toMatchObject([
      { company: '同和大药房', amount: seen.total.amount, orders: seen.total.orders },
    ]);
    expect(seen.days).toMatchObject([{ day: today(), ...seen.total }]);
    const ofSales = await figures(sessions.sales);
    expect(ofSales.total).toEqual({ ...seen.total, margin: null, withoutCost: null });
    expect(ofSales.goods[0]?.margin).toBeNull();
  });

  it('count searches without results, except those that may name a person', async () => {
    const search = (keywords: string, more: object = {}) => shop.call('listGoods', { query: { keywords, ...more } });
    for (const keywords of ['龘龘龘丸', '龘龘龘丸', '13800001234', '龘@example.com']) await search(keywords);
    await search('龘龘龘丸', { page: 2 });
    expect(await db.select().from(searchMiss)).toEqual([{ day: today(), term: '龘龘龘丸', count: 2 }]);
    const { misses } = (await desk.call('getFigures', { query: days() }, sessions.sales)).data;
    expect(misses).toEqual([{ term: '龘龘龘丸', count: 2 }]);
  });
});

it('[K8] lists a red invoice with the number of the one that it takes back', async () => {
  const { id: orderId } = await doneOrder(world, lines('2'));
  const title = { title: '同和大药房', tax_no: closeCreditCode('91510104MA6C8X7Q5') };
  const body = { order_ids: [orderId], kind: 'normal' as const, ...title };
  const { id } = (await shop.call('requestInvoice', { body }, buyer.session)).data;
  await issueWithFiles(db, id, shop.time.now);
  const [line] = (await shop.call('getOrder', { params: { id: orderId } }, buyer.session)).data.lines;
  const returned = { lines: [{ line_id: line?.id ?? 0, number: '1' }], reason: '不想要了' };
  const asked = await shop.call('requestReturn', { params: { id: orderId }, body: returned }, buyer.session);
  await settleReturn(db, asked.data.id, shop.time.now);
  const { list } = (await desk.call('listInvoices', { query: { status: 'pending' } }, sessions.finance)).data;
  expect(list.filter(({ reverses }) => reverses !== null)).toMatchObject([{ no: null, reverses: numberOf(id) }]);
});

it('[O5] shows the account that paid at a refund by bank, or where else to find one', async () => {
  const refundFacts = async (serialNo: string, account: string) => {
    const { id, total } = await awaited('1');
    await upload(
      `${head},对方账号,对方开户行\n${serialNo},2026-11-23,,${total},同和大药房有限公司,,${account},成都银行`,
    );
    const line = (await openLines()).find((each) => each.serialNo === serialNo);
    await settle({ lineId: line?.id ?? 0, orderId: id });
    await desk.call('cancelOrder', { params: { id }, body: { reason: '买家不要了' } }, sessions.finance);
    const { data } = await desk.call('listWaiting', { params: { kind: 'refunds' } }, sessions.finance);
    const item = data.find(({ orderId }) => orderId === id);
    await desk.call('finishRefund', { params: { id: item?.id ?? 0 }, body: { reference: serialNo } }, sessions.finance);
    return Object.fromEntries((item?.facts ?? []).map(({ name, value }) => [name, value]));
  };
  // Another payer's, of another day, with the same number.
  await upload(`${head},对方账号,对方开户行\nE001,2026-11-20,,7.00,康宁大药房,,6222020200999911,农业银行`);
  expect(await refundFacts('E001', '6222 0202 0011 2233')).toMatchObject({
    ...{ payeeFrom: '付款流水 E001', payee: '同和大药房有限公司' },
    ...{ payeeBank: '成都银行', payeeAccount: '6222020200112233' },
  });
  for (const [serialNo, account] of Object.entries({ E002: '6222****2230', E003: '6.22E+18' })) {
    const facts = await refundFacts(serialNo, account);
    expect(facts).not.toHaveProperty('payeeAccount');
    expect(facts.payeeFrom).toMatch(/^付款户名是同和大药房有限公司.*请向客户书面确认/);
  }
  const { id } = await awaited('1');
  await desk.call('acceptTransfer', { params: { id }, body: {} }, sessions.finance);
  await desk.call('cancelOrder', { params: { id }, body: { reason: '买家不要了' } }, sessions.finance);
  const waiting = (await desk.call('listWaiting', { params: { kind: 'refunds' } }, sessions.finance)).data;
  const byHand = waiting.find(({ orderId }) => orderId === id);
  expect(byHand?.facts).toContainEqual({
    name: 'payeeFrom',
    value: expect.stringMatching(/^到账是手工确认的.*金额相同的一笔/),
  });
  const title = { title: '同和大药房', tax_no: closeCreditCode('91510104MA6C8X7Q5') };
  const banking = { address: '', phone: '', bank: '交通银行', account: '511000111222', email: '' };
  await shop.call('changeInvoiceTitle', { body: { ...title, ...banking } }, buyer.session);
  expect(await refundFacts('E004', '')).toMatchObject({
    payeeFrom: expect.stringContaining('请与客户核对'),
    ...{ payee: '同和大药房', payeeBank: '交通银行', payeeAccount: '511000111222' },
  });
});
