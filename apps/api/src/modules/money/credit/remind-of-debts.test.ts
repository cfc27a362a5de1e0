import { chinaDay, subtractMoney } from '@yaoji/domain';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { message } from '#db/schema/message.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { grantCredit } from '#testing/credit.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { debtOfOrder } from './credit.repository.ts';
import { remindOfDebts } from './remind-of-debts.ts';
import { reduceDebt } from './take-credit.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

const dayMs = 24 * 3_600_000;

it('debts on account are announced before they are due, then, and each week once they are overdue, until they are paid', async () => {
  const { id: buyerId, username } = await addBuyer(db);
  const session = await signIn(username);
  await grantCredit(db, buyerId, '1000', { graceDays: 2 });
  const goods = await addGoods(db, { price: '600' });
  const { id: orderId } = (await placeOrder(call, session, [{ goods_id: goods.id, number: '1' }])).data;
  await call('payOrder', { params: { id: orderId }, body: { method: 'credit' } }, session);
  const { open, dueOn } = (await debtOfOrder(db, orderId)) ?? { open: '', dueOn: '' };
  const start = time.now;
  const after = (days: number) => new Date(start.getTime() + days * dayMs);
  expect(dueOn).toBe(chinaDay(after(30)));

  const demands = async () => {
    const rows = await db.select().from(message).where(eq(message.buyerId, buyerId)).orderBy(message.id);
    return rows.filter(({ reference }) => reference?.startsWith('debt-'));
  };
  const sentBy = async (day: number) => {
    await remindOfDebts(db, after(day));
    await remindOfDebts(db, after(day));
    return (await demands()).length;
  };
  const repay = (amount: string) =>
    db.transaction((tx) =>
      reduceDebt(tx, 'repayment', { buyerId, orderId, amount, reference: `test:${amount}` }, time.now),
    );

  expect([await sentBy(26), await sentBy(27), await sentBy(29), await sentBy(30), await sentBy(32)]).toEqual([
    0, 1, 1, 2, 2,
  ]);
  await repay('100.00');
  const rest = subtractMoney(open, '100');
  expect([await sentBy(33), await sentBy(39), await sentBy(40)]).toEqual([3, 3, 4]);
  await repay(rest);
  expect(await sentBy(60)).toBe(4);
  expect((await demands()).map(({ title, body }) => `${title}：${body.replace(/订单\d+/, '')}`)).toEqual([
    `账款即将到期：的账期欠款¥${open}将于${dueOn}到期，请按时还款。`,
    `账款到期：的账期欠款¥${open}已于${dueOn}到期，请尽快还款。`,
    `账款已逾期：的账期欠款¥${rest}已逾期1天，还清前不能再用账期支付，请尽快还款。`,
    `账款已逾期：的账期欠款¥${rest}已逾期8天，还清前不能再用账期支付，请尽快还款。`,
  ]);
});
