import { randomBytes } from 'node:crypto';
import { hashText } from '@yaoji/goods-art';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { cashVoucher } from '#db/schema/cash-voucher.ts';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';
import { order } from '#db/schema/order.ts';
import { orderEvent } from '#db/schema/order-event.ts';
import { orderLine, orderLineBatch } from '#db/schema/order-line.ts';
import { payment } from '#db/schema/payment.ts';
import { redPacket } from '#db/schema/red-packet.ts';
import { stockLog } from '#db/schema/stock-log.ts';
import { moneyLog, pointsLog, wallet } from '#db/schema/wallet.ts';
import { expireJob } from '#modules/orders/order/index.ts';
import { orderNumber } from '#modules/orders/order/place/order-number.ts';
import { addJob } from '#modules/platform/job/index.ts';
import { regionName } from '#modules/platform/region/region.ts';
import type { SeededPerson } from '../accounts/seed-accounts.ts';
import { addDays } from '../calendar.ts';
import { insertMany } from '../insert-many.ts';
import type { CouponPlan } from '../promotions/benefit-rules.ts';
import type { Rewards } from '../rewards/seed-rewards.ts';
import { type Booked, ledgerOf } from './ledger.ts';
import type { PlannedOrder } from './planned-order.ts';

type Placed = Booked & { order: PlannedOrder };

/** Ids for referenced rows, in the order of writing. */
const takeIds = async (tx: Tx, table: 'orders' | 'order_line', count: number): Promise<number[]> => {
  const { rows } = await tx.execute(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => Number(id));
};

/** Writes planned orders with all their effects: batches, stock, payments, money, points. */
export const seedOrders = async (
  tx: Tx,
  planned: PlannedOrder[],
  persons: SeededPerson[],
  rewards: Rewards,
  now: Date,
) => {
  const ids = await takeIds(tx, 'orders', planned.length);
  const placed = planned.map((each, index): Placed => {
    const orderId = ids[index] ?? 0;
    const pays = each.paidAt !== null || (each.status === 'pending' && each.method !== null);
    return {
      orderId,
      orderNo: orderNumber(orderId, each.placedAt),
      paymentNo: pays ? `P${randomBytes(12).toString('hex')}` : null,
      order: each,
    };
  });
  const homes = new Map(persons.map((person) => [person.id, person]));
  await insertMany(
    tx,
    order,
    placed.map((each) => orderRow(each, homes.get(each.order.buyerId))),
  );
  await seedLines(tx, placed);
  await insertMany(
    tx,
    orderEvent,
    placed.flatMap(eventsOf).sort((a, b) => Number(a.createdAt) - Number(b.createdAt)),
  );
  await insertMany(tx, payment, placed.flatMap(paymentOf));
  await seedSpent(tx, placed);
  await seedWallets(tx, placed, persons, rewards, now);
  for (const { orderId, order: each } of placed) {
    if (each.status !== 'pending') continue;
    await addJob(tx, { kind: expireJob, key: `${expireJob}:${orderId}`, payload: { orderId }, runAt: each.expiresAt });
  }
};

const orderRow = ({ orderId, orderNo, order: each }: Placed, person?: SeededPerson): typeof order.$inferInsert => ({
  id: orderId,
  no: orderNo,
  buyerId: each.buyerId,
  status: each.status,
  idempotencyKey: `demo-${each.key}`,
  requestHash: hashText(each.key).toString(36),
  goodsAmount: each.totals.goods,
  reductions: each.totals.reductions,
  shippingFee: each.totals.shippingFee,
  total: each.totals.payable,
  address: {
    receiver: person?.name ?? '',
    phone: person?.phone ?? '',
    regionCode: person?.regionCode ?? '',
    region: regionName(person?.regionCode ?? ''),
    detail: person?.street ?? '',
  },
  delivery: 'express',
  paymentMethod: each.paidAt ? each.method : null,
  invoiceKind: each.invoiceKind,
  walletAllowed: each.walletAllowed,
  remark: each.remark,
  cancelReason: each.cancellation?.reason ?? null,
  expiresAt: each.expiresAt,
  paidAt: each.paidAt,
  shippedAt: each.shippedAt,
  doneAt: each.doneAt,
  cancelledAt: each.cancellation?.at ?? null,
  createdAt: each.placedAt,
});

const seedLines = async (tx: Tx, placed: Placed[]) => {
  const lines = placed.flatMap((each) => each.order.lines.map((line) => ({ each, line })));
  const ids = await takeIds(tx, 'order_line', lines.length);
  const rows = lines.map(({ each, line: { batches: _batches, ...line } }, index) => ({
    ...line,
    id: ids[index] ?? 0,
    orderId: each.orderId,
    buyerId: each.order.buyerId,
    kind: 'normal' as const,
  }));
  await insertMany(tx, orderLine, rows);
  await insertMany(
    tx,
    orderLineBatch,
    lines.flatMap(({ line }, index) => line.batches.map((batch) => ({ ...batch, orderLineId: ids[index] ?? 0 }))),
  );
  await insertMany(
    tx,
    stockLog,
    lines.flatMap(({ each, line }) => line.batches.flatMap((batch) => stockRows(each, line.goodsId, batch))),
  );
  // Sales count when an order is paid.
  await tx.execute(sql`
    update goods set sales = goods.sales + sold.quantity
    from (
      select line.goods_id, sum(line.quantity) as quantity
      from order_line line join orders on orders.id = line.order_id where orders.paid_at is not null group by 1
    ) as sold
    where goods.id = sold.goods_id`);
};

/** Ordered stock had arrived before, and cancelled stock returned. Either way today's stock is unchanged. */
const stockRows = (
  { orderId, order: each }: Placed,
  goodsId: number,
  { batchNo, expiry, quantity }: PlannedOrder['lines'][number]['batches'][number],
): (typeof stockLog.$inferInsert)[] => {
  const base = { goodsId, batchNo, expiry };
  const taken = {
    ...base,
    change: `-${quantity}`,
    reason: 'order' as const,
    referenceId: orderId,
    createdAt: each.placedAt,
  };
  if (each.cancellation) {
    return [
      taken,
      { ...base, change: quantity, reason: 'cancel', referenceId: orderId, createdAt: each.cancellation.at },
    ];
  }
  return [{ ...base, change: quantity, reason: 'import', createdAt: addDays(each.placedAt, -18) }, taken];
};

const eventsOf = ({ orderId, order: each }: Placed): (typeof orderEvent.$inferInsert)[] => {
  const carrier = `演示物流 运单号YJ${String(hashText(each.key)).padStart(10, '0')}`;
  const events: (typeof orderEvent.$inferInsert)[] = [{ orderId, kind: 'placed', note: '', createdAt: each.placedAt }];
  if (each.paidAt) events.push({ orderId, kind: 'paid', note: '', createdAt: each.paidAt });
  if (each.shippedAt) events.push({ orderId, kind: 'shipped', note: carrier, createdAt: each.shippedAt });
  if (each.doneAt) events.push({ orderId, kind: 'done', note: '买家确认收货', createdAt: each.doneAt });
  if (each.cancellation) {
    const { kind, reason, at } = each.cancellation;
    events.push({ orderId, kind, note: reason, createdAt: at });
  }
  return events;
};

const paymentOf = ({ orderId, paymentNo, order: each }: Placed): (typeof payment.$inferInsert)[] => {
  if (!paymentNo || !each.method) return [];
  return [
    {
      no: paymentNo,
      orderId,
      method: each.method,
      status: each.paidAt ? 'paid' : 'pending',
      amount: each.totals.payable,
      tradeNo:
        each.paidAt && each.method !== 'balance'
          ? `T${hashText(`trade|${each.key}`).toString(36).toUpperCase()}`
          : null,
      paidAt: each.paidAt,
      createdAt: each.paidAt ?? each.placedAt,
    },
  ];
};

/** Coupons, vouchers and red packets used by orders; cancelled orders return them. */
const seedSpent = async (tx: Tx, placed: Placed[]) => {
  const used = ({ order: each }: Placed) => each.cancellation === null;
  const withCoupon = placed.flatMap((each) => (each.order.coupon ? [{ ...each, plan: each.order.coupon }] : []));
  const plans = new Map<string, CouponPlan>(withCoupon.map(({ plan }) => [plan.key, plan]));
  const couponIds = new Map<string, number>();
  for (const { key, ...plan } of plans.values()) {
    const claimed = withCoupon.filter((each) => each.plan.key === key).length;
    const [row] = await tx
      .insert(coupon)
      .values({ ...plan, claimed, createdAt: plan.startsAt })
      .returning({ id: coupon.id });
    couponIds.set(key, row?.id ?? 0);
  }
  const spentOn = (each: Placed) => (used(each) ? { usedAt: each.order.placedAt, orderId: each.orderId } : {});
  await insertMany(
    tx,
    buyerCoupon,
    withCoupon.map((each) => ({
      buyerId: each.order.buyerId,
      couponId: couponIds.get(each.plan.key) ?? 0,
      createdAt: addDays(each.order.placedAt, -1),
      expiresAt: addDays(each.order.placedAt, 29),
      ...spentOn(each),
    })),
  );
  await insertMany(
    tx,
    cashVoucher,
    placed.flatMap((each) => {
      const { voucher, buyerId, placedAt } = each.order;
      const period = {
        startsAt: addDays(placedAt, -10),
        createdAt: addDays(placedAt, -10),
        expiresAt: addDays(placedAt, 20),
      };
      return voucher ? [{ ...voucher, ...period, buyerId, ...spentOn(each) }] : [];
    }),
  );
  await insertMany(
    tx,
    redPacket,
    placed.flatMap((each) => {
      const { redPacket: packet, buyerId, placedAt } = each.order;
      const period = { createdAt: addDays(placedAt, -3), expiresAt: addDays(placedAt, 27) };
      return packet ? [{ ...packet, ...period, buyerId, ...spentOn(each) }] : [];
    }),
  );
};

const seedWallets = async (tx: Tx, placed: Placed[], persons: SeededPerson[], rewards: Rewards, now: Date) => {
  const ledgers = persons
    .filter(({ status }) => status === 'passed')
    .map((person) => ({
      buyerId: person.id,
      ...ledgerOf(
        person.id,
        addDays(now, -person.since),
        placed.filter(({ order: each }) => each.buyerId === person.id),
        rewards,
        now,
      ),
    }));
  await insertMany(
    tx,
    wallet,
    ledgers.map(({ buyerId, balance, points }) => ({ buyerId, balance, points })),
  );
  await insertMany(
    tx,
    moneyLog,
    ledgers.flatMap(({ money }) => money),
  );
  await insertMany(
    tx,
    pointsLog,
    ledgers.flatMap(({ pointsRows }) => pointsRows),
  );
};
