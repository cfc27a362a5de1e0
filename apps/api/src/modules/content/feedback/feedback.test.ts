import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { answerFeedback, waitingFeedback } from './index.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

const said = { kind: 'advice', content: '希望增加中药饮片的等级筛选' } as const;
let mine = '';
let other = '';
let orderNo = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  await addBuyer(db, { username: 'other' });
  mine = await signIn('mine');
  other = await signIn('other');
  const { id } = await addGoods(db);
  const placed = await placeOrder(call, mine, [{ goods_id: id, number: '2' }]);
  orderNo = placed.data.order_no;
});

const waiting = () => waitingFeedback(db, 200);
const send = (change = {}, session = mine) => call('sendFeedback', { body: { ...said, ...change } }, session);

describe('feedback', () => {
  it('[C052] is accepted with an order and pictures, and answered by a message', async () => {
    const sent = await send({
      kind: 'complaint',
      content: '外箱破损，里面的瓶子碎了三瓶，请尽快安排补发',
      order_no: orderNo,
    });
    expect(sent).toMatchObject({ status: 200, message: '感谢您的反馈，我们会在1个工作日内回复' });
    const [{ id = 0 } = {}] = await waiting();
    await answerFeedback(db, id, '已安排补发', time.now);
    expect((await call('listMessages', {}, mine)).data.list[0]).toMatchObject({
      title: '您的反馈有了回复',
      body: '您反馈“外箱破损，里面的瓶子碎了三瓶，请尽快安排…”：已安排补发',
      url: `/yjfk?id=${id}`,
    });
    expect(await waiting()).toEqual([]);
  });

  it('[C256][C257] is a talk: read in full, replied to, and reopened until it is answered', async () => {
    await send({ content: '开票资料里的电话是旧的' });
    const [{ id = 0 } = {}] = (await call('listFeedback', {}, mine)).data;
    await answerFeedback(db, id, '请把新电话告诉我们', time.now);
    expect((await call('replyToFeedback', { params: { id }, body: { text: ' 028-85001234 ' } }, mine)).status).toBe(
      200,
    );
    const [found] = (await call('listFeedback', {}, mine)).data;
    expect(found).toMatchObject({ id, kind: 'advice', order_no: null, is_answered: 0 });
    expect(found?.talk.map(({ from, text }) => [from, text])).toEqual([
      ['buyer', '开票资料里的电话是旧的'],
      ['service', '请把新电话告诉我们'],
      ['buyer', '028-85001234'],
    ]);
    expect(await waiting()).toMatchObject([{ id }]);
    await answerFeedback(db, id, '已更正', time.now);
    expect((await call('listFeedback', {}, mine)).data[0]).toMatchObject({ is_answered: 1 });
  });

  it('[C257] [P8] cannot be replied to by another buyer', async () => {
    const [{ id = 0 } = {}] = (await call('listFeedback', {}, mine)).data;
    expect((await call('listFeedback', {}, other)).data).toEqual([]);
    expect((await call('replyToFeedback', { params: { id }, body: { text: '好' } }, other)).status).toBe(404);
    expect((await call('replyToFeedback', { params: { id }, body: { text: '　' } }, mine)).status).toBe(422);
  });

  it.each([
    ['content', { content: '　　好的　　　' }, '反馈内容至少5个字'],
    ['content', { content: '' }, '请填写反馈内容'],
    ['kind', { kind: 'x' }, '反馈类型格式不正确'],
    ['phone', { phone: '110' }, '请填写正确的手机号码或固定电话'],
    ['order_no', { order_no: 'X1' }, '没有这个订单号'],
  ])('[C052] is refused if %s is invalid: %o', async (field, change, message) => {
    expect(await send(change)).toMatchObject({ status: 422, message, errors: { [field]: [message] } });
  });

  it('[C052] [P8] refers only to the buyer’s own orders', async () => {
    expect((await send({ order_no: orderNo }, other)).errors).toEqual({ order_no: ['没有这个订单号'] });
    expect((await call('sendFeedback', { body: said })).status).toBe(401);
  });

  it('[C052] has a daily limit', async () => {
    await addBuyer(db, { username: 'eager' });
    const eager = await signIn('eager');
    const answers = await Promise.all(Array.from({ length: 22 }, () => send({}, eager)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('cannot be answered if it is unknown', async () => {
    await expect(answerFeedback(db, 999_999, '好', time.now)).rejects.toMatchObject({ code: 'feedbackMissing' });
  });
});
