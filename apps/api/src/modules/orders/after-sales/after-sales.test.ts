import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { paidOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { answerAfterSales, solveAfterSales } from './index.ts';

const { db } = await openTestDatabase();
const app = await startTestApp(db);
const { call, signIn, time } = app;
const buyer = { id: 0, session: '' };
let other = '';

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine' })).id;
  await addBuyer(db, { username: 'other' });
  buyer.session = await signIn('mine');
  other = await signIn('other');
});

const form = { kind: 'papers', describe: '缺少批号的药检报告', phone: '13800001234' } as const;

const paid = async () => {
  const { id } = await paidOrder({ db, app, buyer }, [{ goods_id: (await addGoods(db)).id, number: '2' }]);
  const { data } = await call('getOrder', { params: { id } }, buyer.session);
  return { id, line: data.lines[0]?.id ?? 0 };
};
const ask = (id: number, change = {}, session = buyer.session) =>
  call('requestAfterSales', { params: { id }, body: { ...form, ...change } }, session);
const shown = async (id: number) => (await call('getAfterSales', { params: { id } }, buyer.session)).data;

describe('after-sales service', () => {
  it('[C132] [C133] goes from requested through answered to solved, and notifies the buyer', async () => {
    const { id, line } = await paid();
    const asked = await ask(id, { line_ids: [line] });
    expect(asked).toMatchObject({ status: 200, message: '售后申请已提交，我们会尽快处理' });
    const request = asked.data.id;
    expect(await shown(request)).toMatchObject({
      ...form,
      status: 'pending',
      talk: [],
      result: null,
      lines: [{ id: line }],
    });
    await answerAfterSales(db, request, '药检报告已补传，请查收', time.now);
    await answerAfterSales(db, request, '纸质件随下一单寄出', time.now);
    await solveAfterSales(db, request, '已补发药检报告', time.now);
    const solved = await shown(request);
    expect(solved).toMatchObject({ status: 'solved', result: '已补发药检报告' });
    expect(solved.talk.map(({ from, text }) => [from, text])).toEqual([
      ['service', '药检报告已补传，请查收'],
      ['service', '纸质件随下一单寄出'],
    ]);
    expect(solved.events.map(({ status }) => status)).toEqual(['pending', 'working', 'solved']);
    const { data: order } = await call('getOrder', { params: { id } }, buyer.session);
    expect(order.after_sales).toMatchObject([{ id: request, kind: 'papers', status: 'solved' }]);
    expect((await call('listMessages', {}, buyer.session)).data.list[0]).toMatchObject({
      title: '售后已解决',
      url: `/order/afterSalesInfo/${request}`,
    });
    await expect(answerAfterSales(db, request, '再见', time.now)).rejects.toMatchObject({ code: 'afterSalesSolved' });
  });

  it.each([
    ['describe', { describe: '　　　　　 ' }, '问题描述至少5个字'],
    ['describe', { describe: '坏' }, '问题描述至少5个字'],
    ['phone', { phone: '12' }, '请填写正确的手机号码或固定电话'],
    ['line_ids[0]', { line_ids: [999_999] }, '订单中没有这个商品'],
    ['pictures[0]', { pictures: ['/uploads/2026/03/00000000000000000000000000000000.png'] }, '图片不存在，请重新上传'],
  ])('[C132] is refused if %s is invalid: %j', async (field, change, message) => {
    const { id } = await paid();
    expect(await ask(id, change)).toMatchObject({ status: 422, errors: { [field]: [message] } });
  });

  it('[C132] starts when the order is paid', async () => {
    const { data } = await placeOrder(call, buyer.session, [{ goods_id: (await addGoods(db)).id, number: '1' }]);
    expect(await ask(data.id)).toMatchObject({ code: 40904, message: '订单付款后才能申请售后' });
  });

  it('[P8] is invisible to other buyers', async () => {
    const { id } = await paid();
    const { data } = await ask(id);
    expect((await ask(id, {}, other)).status).toBe(404);
    expect((await call('getAfterSales', { params: { id: data.id } }, other)).status).toBe(404);
    expect((await call('getAfterSales', { params: { id: data.id } })).status).toBe(401);
  });

  it('cannot be answered or solved if it is unknown', async () => {
    for (const act of [answerAfterSales, solveAfterSales])
      await expect(act(db, 999_999, '好', time.now)).rejects.toMatchObject({ code: 'afterSalesMissing' });
  });
});
