import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { job } from '#db/schema/job.ts';
import { message } from '#db/schema/message.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { payment, refund } from '#db/schema/payment.ts';
import { openTestDatabase } from '#db/testing.ts';
import { closeCreditCode } from '#demo/accounts/credit-code.ts';
import { addJob, runDueJobs } from '#modules/platform/job/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { invoicePdf, issueWithFiles } from '#testing/e-invoice.ts';
import { doneOrder, paidOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db, { LOG_LEVEL: 'silent' });
const desk = await startTestDesk(db, shop);
const buyer = { id: 0, session: '' };
const world = { db, app: shop, buyer };
const sessions = { owner: '', sales: '', finance: '', quality: '', warehouse: '' };
type Role = keyof typeof sessions;

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine', company: '同和大药房' })).id;
  buyer.session = await shop.signIn('mine');
  for (const role of Object.keys(sessions) as Role[]) sessions[role] = await desk.work(role);
});

type Kind = NonNullable<Parameters<typeof desk.call<'listWaiting'>>[1]>['params'];
const waiting = async (kind: NonNullable<NonNullable<Kind>['kind']>, role: Role) =>
  (await desk.call('listWaiting', { params: { kind } }, sessions[role])).data;
const lastEntry = async () => (await db.select().from(operatorLog)).sort((a, b) => a.id - b.id).at(-1);
const titles = async () =>
  (await db.select().from(message).where(eq(message.buyerId, buyer.id))).map((row) => row.title);

describe('items waiting at the desk', () => {
  it('are shown to the responsible roles', async () => {
    const { status } = await desk.call('listWaiting', { params: { kind: 'jobs' } }, sessions.sales);
    expect(status).toBe(403);
    for (const kind of [
      'returns',
      'afterSales',
      'feedback',
      'demands',
      'invoices',
      'refunds',
      'reports',
      'jobs',
    ] as const)
      expect(Array.isArray(await waiting(kind, 'owner'))).toBe(true);
  });

  it('[C132] answers after-sales requests, then solves them with a result', async () => {
    const { id: goodsId } = await addGoods(db);
    const { id, order_no } = await paidOrder(world, [{ goods_id: goodsId, number: '1' }]);
    const body = { kind: 'quality', describe: '外箱破损，有两盒受潮', phone: '13800000000' } as const;
    await shop.call('requestAfterSales', { params: { id }, body }, buyer.session);
    const [item] = await waiting('afterSales', 'sales');
    expect(item).toMatchObject({
      title: '质量问题',
      company: '同和大药房',
      orderId: id,
      text: '外箱破损，有两盒受潮',
      talk: [],
      facts: [
        { name: 'orderNo', value: order_no },
        { name: 'phone', value: '13800000000' },
      ],
    });
    const params = { id: item?.id ?? 0 };
    const say = (call: 'answerAfterSales' | 'solveAfterSales', text: string) =>
      desk.call(call, { params, body: { text } }, sessions.quality);
    expect((await say('answerAfterSales', '请拍一张外箱照片')).status).toBe(200);
    expect(await lastEntry()).toMatchObject({ outcome: 'done', command: expect.stringContaining(order_no) });
    expect((await waiting('afterSales', 'owner'))[0]?.talk).toMatchObject([
      { from: 'service', text: '请拍一张外箱照片' },
    ]);
    expect((await say('solveAfterSales', '已补发两盒')).status).toBe(200);
    expect(JSON.parse((await lastEntry())?.change ?? '')).toMatchObject({
      before: { status: 'working' },
      after: { status: 'solved' },
    });
    expect((await say('answerAfterSales', '还有问题吗')).code).toBe(40904);
    expect(await waiting('afterSales', 'sales')).toEqual([]);
    expect(await titles()).toContain('售后已解决');
  });

  it('shows feedback until it is answered, and again when its buyer replies', async () => {
    await shop.call('sendFeedback', { body: { kind: 'complaint', content: '送货比说好的晚了三天' } }, buyer.session);
    const [item] = await waiting('feedback', 'sales');
    expect(item).toMatchObject({ title: '投诉', text: '送货比说好的晚了三天', company: '同和大药房' });
    const params = { id: item?.id ?? 0 };
    await desk.call('answerFeedback', { params, body: { text: '已与承运商核实' } }, sessions.sales);
    expect(await waiting('feedback', 'sales')).toEqual([]);
    await shop.call('replyToFeedback', { params, body: { text: '那何时补偿' } }, buyer.session);
    expect((await waiting('feedback', 'sales'))[0]?.talk.map(({ from }) => from)).toEqual(['service', 'buyer']);
  });

  it('answers a product request with listed products', async () => {
    const { id: goodsId } = await addGoods(db);
    const body = { name: '野山参', number: '2', phone: '13800000000' };
    await shop.call('addDemand', { body }, buyer.session);
    const [item] = await waiting('demands', 'sales');
    expect(item).toMatchObject({ title: '野山参', facts: expect.arrayContaining([{ name: 'quantity', value: '2' }]) });
    const params = { id: item?.id ?? 0 };
    const answer = (more: object) =>
      desk.call('answerDemand', { params, body: { text: '已经到货', ...more } }, sessions.sales);
    expect((await answer({ goodsId: 999_999 })).errors).toHaveProperty('goodsId');
    expect((await answer({ goodsId })).status).toBe(200);
    expect(await waiting('demands', 'sales')).toEqual([]);
  });

  it('answers a product request with a proposal to its buyer only', async () => {
    const { id: goodsId } = await addGoods(db);
    const body = { name: '野山参', number: '2', phone: '13800000000' };
    await shop.call('addDemand', { body }, buyer.session);
    const [{ id = 0, buyerId = 0 } = {}] = await waiting('demands', 'sales');
    const proposeTo = (to: number) => {
      const lines = [{ goodsId, quantity: '2' }];
      const form = { buyers: [{ id: to }], validOn: '2099-01-01', joinsPromotions: 0 as const, lines, demandId: id };
      return desk.call('createProposal', { body: { proposal: form } }, sessions.sales);
    };
    const stranger = await addBuyer(db);
    expect(await proposeTo(stranger.id)).toMatchObject({ status: 404 });
    expect(await waiting('demands', 'sales')).toHaveLength(1);
    const { data } = await proposeTo(buyerId ?? 0);
    expect(await waiting('demands', 'sales')).toEqual([]);
    const { data: shown } = await shop.call('getDemand', { params: { id } }, buyer.session);
    expect(JSON.stringify(shown)).toContain(`已为您做推荐单${data.id}`);
  });

  it('[K8] refuses an invoice with a reason, which is then requested again, issued and downloaded', async () => {
    await setSettings(db, { 'seller.name': '药集供应链', 'seller.taxNo': closeCreditCode('91510107MA6CXY123') });
    const { id: goodsId } = await addGoods(db);
    const { id } = await doneOrder(world, [{ goods_id: goodsId, number: '2' }]);
    const ask = () =>
      shop.call(
        'requestInvoice',
        {
          body: { order_ids: [id], kind: 'normal', title: '同和大药房', tax_no: closeCreditCode('91510104MA6C8X7Q5') },
        },
        buyer.session,
      );
    const asked = await ask();
    expect(asked.message).toBe('发票申请已提交');
    const [item] = await waiting('invoices', 'finance');
    const params = { id: item?.id ?? 0 };
    expect(item?.facts).toContainEqual({ name: 'title', value: '同和大药房' });
    const file = (of: number) =>
      desk.app.inject({ url: `/desk/api/invoices/${of}/file`, headers: { cookie: sessions.finance } });
    expect((await file(params.id)).statusCode).toBe(409);
    const refuse = () => desk.call('refuseInvoice', { params, body: { reason: '税号与抬头不符' } }, sessions.finance);
    expect((await refuse()).status).toBe(200);
    expect((await refuse()).code).toBe(40904);
    const again = { id: (await ask()).data.id };
    await issueWithFiles(db, again.id, shop.time.now);
    expect((await file(again.id)).rawPayload.equals(invoicePdf(again.id))).toBe(true);
    const seen = await desk.call('getOrder', { params: { id } }, sessions.finance);
    expect(seen.data.invoice).toMatchObject({ id: again.id, status: 'issued' });
  });

  it('records a manual refund once', async () => {
    const { id: goodsId } = await addGoods(db);
    const { id } = await paidOrder(world, [{ goods_id: goodsId, number: '1' }]);
    const [paid] = await db.select().from(payment).where(eq(payment.orderId, id));
    const values = {
      amount: '5.00',
      target: 'provider',
      status: 'failed',
      reason: 'late',
      failure: '账户异常',
    } as const;
    const [open] = await db
      .insert(refund)
      .values({ paymentId: paid?.id ?? 0, ...values, createdAt: shop.time.now })
      .returning();
    expect(await waiting('refunds', 'finance')).toMatchObject([
      {
        title: '5.00元',
        text: '账户异常',
        orderId: id,
        company: '同和大药房',
        facts: expect.arrayContaining([{ name: 'orderNo', value: expect.stringMatching(/^\d{15}$/) }]),
      },
    ]);
    const note = () =>
      desk.call('finishRefund', { params: { id: open?.id ?? 0 }, body: { reference: '77' } }, sessions.finance);
    expect((await note()).status).toBe(200);
    expect((await note()).code).toBe(40904);
    await db.delete(refund).where(eq(refund.reason, 'late'));
  });

  it('[K7] adds a report to a batch, which must be a PDF or a scan', async () => {
    const batches = [{ batchNo: 'R1', expiry: '2029-01-31', quantity: '5' }];
    await addGoods(db, { name: '缺报告的药', batches });
    const item = (await waiting('reports', 'quality')).find(({ title }) => title === '缺报告的药');
    expect(item?.facts).toContainEqual({ name: 'batchNo', value: 'R1' });
    const add = (content: string) =>
      desk.call(
        'addReport',
        { params: { id: item?.id ?? 0 }, body: { file: new File([content], 'a.pdf') } },
        sessions.quality,
      );
    expect((await add('no pdf')).errors).toEqual({ file: ['请上传PDF、JPG或PNG文件'] });
    expect((await add('%PDF-1.7')).status).toBe(200);
    expect((await waiting('reports', 'quality')).map(({ title }) => title)).not.toContain('缺报告的药');
  });

  it('retries a failed job at once, or cancels it with a reason', async () => {
    let runs = 0;
    const runners = {
      odd: async () => {
        runs += 1;
        throw new Error('no way');
      },
    };
    const run = () => runDueJobs(db, runners, shop.time.now, shop.app.log);
    await db.delete(job);
    await addJob(db, { kind: 'odd', key: 'odd:1', payload: {}, runAt: shop.time.now });
    await run();
    await run();
    expect(runs).toBe(1);
    const [item] = await waiting('jobs', 'owner');
    expect(item).toMatchObject({ title: 'odd', text: 'Error: no way' });
    const params = { id: item?.id ?? 0 };
    expect((await desk.call('retryJob', { params }, sessions.owner)).status).toBe(200);
    await run();
    expect(runs).toBe(2);
    await desk.call('abandonJob', { params, body: { reason: '对方已停用接口' } }, sessions.owner);
    expect(await lastEntry()).toMatchObject({ command: expect.stringContaining('对方已停用接口') });
    expect(await waiting('jobs', 'owner')).toEqual([]);
    expect((await desk.call('retryJob', { params }, sessions.owner)).code).toBe(40904);
  });
});
