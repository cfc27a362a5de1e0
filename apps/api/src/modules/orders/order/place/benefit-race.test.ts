import { isNotNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { cashVoucher } from '#db/schema/cash-voucher.ts';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';
import { redPacket } from '#db/schema/red-packet.ts';
import { openTestDatabase } from '#db/testing.ts';
import { grantRedPacket, grantVoucher } from '#modules/money/wallet/index.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase('server', { maxConnections: 20 });
const first = await startTestApp(db);
const second = await startTestApp(db);

const dayMs = 24 * 3_600_000;
const races = 6;
let session = '';
let buyerId = 0;

beforeAll(async () => {
  buyerId = (await addBuyer(db, { username: 'mine' })).id;
  session = await first.signIn('mine');
});

/** Six simultaneous orders to two servers, each with its own line and all with the same benefits. */
const race = async (choices: Parameters<typeof orderForm>[3] = {}) => {
  const lines = [];
  for (let index = 0; index < races; index += 1) {
    lines.push({ goods_id: (await addGoods(db, { price: '100' })).id, number: '2' });
  }
  const { ids } = await fillCart(first.call, session, lines);
  const forms = await Promise.all(ids.map((id) => orderForm(first.call, session, [id], choices)));
  const answers = await Promise.all(
    forms.map((body, index) => (index % 2 === 0 ? first : second).call('placeOrder', { body }, session)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(races - 1).fill(409)]);
  return forms;
};

it('[O5] uses a coupon for one of six simultaneous orders', async () => {
  const period = { startsAt: new Date(Date.now() - dayMs), endsAt: new Date(Date.now() + dayMs) };
  const [row] = await db
    .insert(coupon)
    .values({ ...period, title: '满减券', threshold: '100', money: '10', validDays: 9, total: 9, claimed: 1 })
    .returning();
  await db.insert(buyerCoupon).values({ buyerId, couponId: row?.id ?? 0, expiresAt: period.endsAt });
  const forms = await race();
  expect(new Set(forms.map(({ coupon_id }) => coupon_id)).size).toBe(1);
  expect(await db.select().from(buyerCoupon).where(isNotNull(buyerCoupon.orderId))).toHaveLength(1);
  expect(await auditMoney(db)).toEqual([]);
});

it.each([
  ['cash voucher', cashVoucher, grantVoucher],
  ['red packet', redPacket, grantRedPacket],
] as const)('[O5] uses a %s for one of six simultaneous orders', async (_, table, grant) => {
  const benefit = { title: '优惠', money: '8', expiresAt: new Date(Date.now() + dayMs) };
  await grant(db, buyerId, benefit, new Date(Date.now() - dayMs));
  const [held] = await db.select({ id: table.id }).from(table);
  await race(table === cashVoucher ? { xjq_id: held?.id ?? 0 } : { red_packet_id: held?.id ?? 0 });
  expect(await db.select().from(table).where(isNotNull(table.orderId))).toHaveLength(1);
  expect(await auditMoney(db)).toEqual([]);
});
