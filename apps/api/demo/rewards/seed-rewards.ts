import { chinaDay } from '@yaoji/domain';
import { hashText } from '@yaoji/goods-art';
import type { Tx } from '#db/database.ts';
import type { OrderAddress } from '#db/schema/order.ts';
import { pointsGoods } from '#db/schema/points-goods.ts';
import { pointsOrder, type pointsOrderStatuses } from '#db/schema/points-order.ts';
import { goodsPictureUrls } from '#modules/catalogue/picture/index.ts';
import { addJob } from '#modules/platform/job/index.ts';
import { regionName } from '#modules/platform/region/region.ts';
import { finishPointsJob } from '#modules/selling/points/index.ts';
import type { SeededPerson } from '../accounts/seed-accounts.ts';
import { addDays } from '../calendar.ts';
import { insertActivity, insertTiers, midnight } from '../promotions/activity-rows.ts';
import type { SeededGoods } from '../seed-catalogue.ts';
import { exchanges, type Prize, prizes } from './points-prizes.ts';

export type CashbackPlan = {
  id: number;
  title: string;
  startsAt: Date;
  endsAt: Date;
  tiers: { amount: string; money: string }[];
};

/** Points spent on an exchange, or returned from one. */
export type ExchangeEntry = { buyerId: number; change: number; at: Date; reference: string; remark: string };

export type Rewards = { cashback: CashbackPlan; exchanges: ExchangeEntry[] };

const tiers: [amount: string, money: string][] = [
  ['3000', '30.00'],
  ['8000', '100.00'],
  ['20000', '300.00'],
  ['50000', '900.00'],
];

/** An active cashback, the points mall, and its exchanges. */
export const seedRewards = async (
  tx: Tx,
  goods: SeededGoods[],
  persons: SeededPerson[],
  day: Date,
  now: Date,
): Promise<Rewards> => {
  const cashback = await seedCashback(tx, day);
  const offered = new Map<string, Prize & { id: number; image: string }>();
  for (const prize of prizes) {
    const { picture: _picture, price, ...values } = prize;
    const image = pictureOf(goods, prize);
    const [row] = await tx
      .insert(pointsGoods)
      .values({ ...values, image, suggestedPrice: price, createdAt: addDays(day, -200) })
      .returning({ id: pointsGoods.id });
    offered.set(prize.name, { ...prize, id: row?.id ?? 0, image });
  }
  const entries: ExchangeEntry[] = [];
  for (const [index, [username, name, quantity, daysAgo, status]] of exchanges.entries()) {
    const person = persons.find((each) => each.username === username);
    const prize = offered.get(name);
    if (!person || !prize) throw new Error(`Nobody exchanges ${name}.`);
    entries.push(...(await seedExchange(tx, { person, prize, quantity, daysAgo, status, index }, now)));
  }
  return { cashback, exchanges: entries };
};

const seedCashback = async (tx: Tx, day: Date): Promise<CashbackPlan> => {
  const startsAt = midnight(addDays(day, -40));
  const endsAt = midnight(addDays(day, 20));
  const title = '满额返现季';
  const words = tiers.map(([amount, money]) => `满${amount}元返${Number(money)}元`);
  const id = await insertActivity(tx, {
    kind: 'cashback',
    title,
    startsAt,
    endsAt,
    config: { description: words.join('，') },
    rules: [
      '活动期内付款的订单按实付货款累计，运费不计。',
      '订单确认收货后返现到账户余额；退货后未达档位的返现将扣回。',
    ].join('\n'),
  });
  await insertTiers(tx, id, tiers);
  return { id, title, startsAt, endsAt, tiers: tiers.map(([amount, money]) => ({ amount, money })) };
};

const pictureOf = (goods: SeededGoods[], { picture }: Prize): string => {
  const found = goods.find(({ item }) => item.row.name.includes(picture)) ?? goods[hashText(picture) % goods.length];
  if (!found) throw new Error('There are no goods to draw.');
  const { name, maker, spec, dosage_form } = found.item.row;
  const views = goodsPictureUrls({ id: found.id, name, maker, spec, dosageForm: dosage_form, categoryId: null });
  return views[0] ?? '';
};

type Exchange = {
  person: SeededPerson;
  prize: Prize & { id: number; image: string };
  quantity: number;
  daysAgo: number;
  status: string;
  index: number;
};

const seedExchange = async (
  tx: Tx,
  { person, prize, quantity, daysAgo, status, index }: Exchange,
  now: Date,
): Promise<ExchangeEntry[]> => {
  const at = addDays(now, -daysAgo);
  const points = prize.points * quantity;
  const address: OrderAddress = {
    receiver: person.name,
    phone: person.phone ?? '',
    regionCode: person.regionCode,
    region: regionName(person.regionCode),
    detail: person.street,
  };
  const shippedAt = status === 'shipped' || status === 'done' ? addDays(at, 1) : null;
  const [row] = await tx
    .insert(pointsOrder)
    .values({
      no: `J${chinaDay(at).replaceAll('-', '')}${String(index + 1).padStart(7, '0')}`,
      buyerId: person.id,
      pointsGoodsId: prize.id,
      idempotencyKey: `demo-${index}`,
      name: prize.name,
      image: prize.image,
      quantity,
      points,
      // The cast: the list above contains only valid statuses.
      status: status as (typeof pointsOrderStatuses)[number],
      address,
      carrier: shippedAt ? '演示物流' : null,
      trackingNo: shippedAt ? `YJ${String(hashText(`points|${index}`)).padStart(10, '0')}` : null,
      shippedAt,
      doneAt: status === 'done' ? addDays(at, 11) : null,
      cancelledAt: status === 'cancelled' ? addDays(at, 1) : null,
      createdAt: at,
    })
    .returning({ id: pointsOrder.id });
  const id = row?.id ?? 0;
  if (status === 'shipped' && shippedAt) {
    await addJob(tx, {
      kind: finishPointsJob,
      key: `${finishPointsJob}:${id}`,
      payload: { id },
      runAt: addDays(shippedAt, 10),
    });
  }
  const entry = {
    buyerId: person.id,
    change: -points,
    at,
    reference: `points-order:${id}`,
    remark: `兑换${prize.name}×${quantity}`,
  };
  if (status !== 'cancelled') return [entry];
  const reference = `points-order-cancel:${id}`;
  return [entry, { ...entry, change: points, at: addDays(at, 1), reference, remark: `取消兑换${prize.name}` }];
};
