import { hourMs, minuteMs } from '#durations.ts';
import { addDays } from '../calendar.ts';
import { chanceOf } from '../random.ts';
import type { PlannedOrder } from './planned-order.ts';

export type OrderTimes = Pick<
  PlannedOrder,
  'key' | 'placedAt' | 'status' | 'cancellation' | 'paidAt' | 'shippedAt' | 'doneAt' | 'method' | 'expiresAt'
>;

const after = (date: Date, ms: number) => new Date(date.getTime() + ms);

/** The pharmacy's newest orders: each state at least once, as of `now`. */
const recent = (now: Date): OrderTimes[] => {
  const placed = (hours: number) => after(now, -hours * hourMs);
  const base = { cancellation: null, paidAt: null, shippedAt: null, doneAt: null, method: null };
  const order = (key: string, placedAt: Date, rest: Partial<OrderTimes> & Pick<OrderTimes, 'status'>): OrderTimes => ({
    ...base,
    key,
    placedAt,
    expiresAt: after(placedAt, 30 * minuteMs),
    ...rest,
  });
  const paid = (hours: number) => ({ paidAt: after(placed(hours), 4 * minuteMs) });
  return [
    order('shipped-2', placed(120), { status: 'shipped', ...paid(120), shippedAt: placed(96), method: 'bank' }),
    order('shipped-1', placed(54), { status: 'shipped', ...paid(54), shippedAt: placed(44), method: 'balance' }),
    order('cancelled', placed(50), {
      status: 'cancelled',
      cancellation: { kind: 'cancelled', reason: '买家取消', at: after(placed(50), 9 * minuteMs) },
    }),
    order('expired', placed(30), {
      status: 'cancelled',
      cancellation: { kind: 'expired', reason: '超时未付款，已自动取消', at: after(placed(30), 30 * minuteMs) },
    }),
    order('paid-2', placed(22), { status: 'paid', ...paid(22), method: 'sandbox' }),
    order('transfer', placed(20), { status: 'pending', expiresAt: addDays(placed(20), 3), method: 'bank' }),
    order('paid-1', placed(3), { status: 'paid', ...paid(3), method: 'balance' }),
    order('pending', after(now, -6 * minuteMs), { status: 'pending' }),
  ];
};

/** Paid while the buyer's licence was valid; it expired before the shipment. */
const held = (now: Date): OrderTimes => {
  const placedAt = addDays(now, -21);
  const paidAt = after(placedAt, 4 * hourMs);
  const times = { placedAt, paidAt, expiresAt: addDays(placedAt, 3), shippedAt: null, doneAt: null };
  return { key: 'held', status: 'paid', method: 'bank', cancellation: null, ...times };
};

/** When a buyer's orders were placed and their later events, oldest first. */
export const scheduleOf = (
  { username, history }: { username: string; history: { orders: number; days: number } },
  day: Date,
  now: Date,
): OrderTimes[] => {
  const spacing = (history.days - 12) / Math.max(1, history.orders);
  const old = Array.from({ length: history.orders }, (_, index): OrderTimes => {
    const key = `old-${index}`;
    const chance = chanceOf(`schedule|${username}|${index}`);
    const daysAgo = history.days - (index + chance.next() * 0.8) * spacing;
    const placedAt = after(addDays(day, -Math.round(daysAgo)), (chance.next() * 10 - 4) * hourMs);
    const base = { key, placedAt, expiresAt: after(placedAt, 30 * minuteMs) };
    if (chance.happens(0.05)) {
      const expired = chance.happens(0.5);
      return {
        ...base,
        status: 'cancelled',
        cancellation: expired
          ? { kind: 'expired', reason: '超时未付款，已自动取消', at: base.expiresAt }
          : {
              kind: 'cancelled',
              reason: chance.pick(['买家取消', '商品选错', '重新下单']),
              at: after(placedAt, chance.integer(2, 25) * minuteMs),
            },
        paidAt: null,
        shippedAt: null,
        doneAt: null,
        method: null,
      };
    }
    const method = chance.pick(['balance', 'balance', 'balance', 'sandbox', 'sandbox', 'bank'] as const);
    const paidAt = after(
      placedAt,
      method === 'bank' ? chance.integer(3, 40) * hourMs : chance.integer(2, 24) * minuteMs,
    );
    const shippedAt = after(paidAt, chance.integer(5, 22) * hourMs);
    const doneAt = after(shippedAt, chance.integer(26, 120) * hourMs);
    return {
      ...base,
      ...(method === 'bank' && { expiresAt: addDays(placedAt, 3) }),
      status: 'done',
      cancellation: null,
      paidAt,
      shippedAt,
      doneAt,
      method,
    };
  });
  if (username === 'expired') return [...old, held(now)];
  return username === 'pharmacy' ? [...old, ...recent(now)] : old;
};
