import { chinaDay, priceCart } from '@yaoji/domain';
import { dayMs } from '#durations.ts';
import type { SeededPerson } from '../accounts/seed-accounts.ts';
import { addDays, monthEnd } from '../calendar.ts';
import { tidyPrice, units, yuan } from '../catalogue/figures.ts';
import { quarterCoupon } from '../promotions/benefit-rules.ts';
import type { SeededActivities } from '../promotions/seed-activities.ts';
import { type Chance, chanceOf } from '../random.ts';
import type { SeededGoods } from '../seed-catalogue.ts';
import type { PlannedBatch, PlannedLine, PlannedOrder } from './planned-order.ts';
import { type OrderTimes, scheduleOf } from './schedule.ts';

const shipping = { threshold: '500.00', fee: '15.00' };
const yearMs = 365 * dayMs;

/** Products that a buyer may and does buy: in scope, priced, in stock, and without a cap that history could exhaust. */
const usualGoodsOf = (person: SeededPerson, goods: SeededGoods[]): SeededGoods[] => {
  const limited = person.documents.filter(({ scopes }) => scopes.length > 0).flatMap(({ scopes }) => scopes);
  const able = goods.filter(
    ({ item: { row, containsEphedrine } }) =>
      row.price !== '' &&
      Number(row.stock) > 0 &&
      row.purchase_cap === '' &&
      row.is_controlled === '' &&
      !containsEphedrine &&
      !/秒|特|换购|赠/.test(row.tags) &&
      Number(row.price) < 320 &&
      (row.scope === '' || limited.includes(row.scope === '保健食品' ? '食品' : row.scope)),
  );
  return able
    .map((each) => ({
      each,
      rank:
        chanceOf(`usual|${person.username}|${each.item.row.barcode}`).next() - Math.min(0.5, each.item.sales / 16_000),
    }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, person.history.usual)
    .map(({ each }) => each);
};

/** The list price at that time: about two per cent less for each past year. */
export const priceThen = (goods: SeededGoods, placedAt: Date, now: Date): string => {
  const fen = Math.round(Number(goods.item.row.price) * 100);
  const years = (now.getTime() - placedAt.getTime()) / yearMs;
  if (years < 0.04) return yuan(fen);
  const season = Math.floor(placedAt.getTime() / (yearMs / 4));
  const drift = (chanceOf(`price|${goods.item.row.barcode}|${season}`).next() - 0.5) * 0.06;
  return yuan(tidyPrice(fen * (1 - years * 0.02 + drift)));
};

/** Batches of old orders are sold out; recent orders use current batches. */
const batchesFor = (
  goods: SeededGoods,
  quantity: number,
  placedAt: Date,
  now: Date,
  chance: Chance,
): PlannedBatch[] => {
  const [current] = goods.item.batches;
  const integer = (part: number) => units(part);
  if (current && now.getTime() - placedAt.getTime() < 45 * dayMs) {
    return [{ batchNo: current.batchNo, expiry: current.expiry || null, quantity: integer(quantity) }];
  }
  const made = addDays(placedAt, -chance.integer(40, 260));
  const bearing = current?.expiry !== '';
  const batch = (at: Date, part: number): PlannedBatch => ({
    batchNo: chinaDay(at).replaceAll('-', '').slice(2),
    expiry: bearing ? chinaDay(monthEnd(at, 24)) : null,
    quantity: integer(part),
  });
  const step = Number(goods.item.row.pack_step) * 1_000;
  if (quantity < step * 2 || !chance.happens(0.12)) return [batch(made, quantity)];
  return [batch(made, step), batch(addDays(made, 35), quantity - step)];
};

type Draft = { goods: SeededGoods; quantity: number };

const pickLines = (usual: SeededGoods[], [fewest, most]: [number, number], chance: Chance): Draft[] => {
  const left = [...usual];
  const count = Math.min(left.length, chance.integer(fewest, most));
  return Array.from({ length: count }, () => {
    const at = Math.floor(chance.next() ** 1.7 * left.length);
    const [goods] = left.splice(at, 1);
    if (!goods) throw new Error('No goods are left to order.');
    const step = Number(goods.item.row.pack_step) * 1_000;
    const packs = chance.pick([1, 1, 2, 2, 3, 4, 6]);
    return { goods, quantity: step * packs };
  });
};

const benefitsOf = (index: number, times: OrderTimes) => {
  if (times.status === 'pending') return { coupon: null, voucher: null, redPacket: null };
  return {
    coupon: index % 4 === 1 ? quarterCoupon(times.placedAt) : null,
    voucher: index % 9 === 4 ? { title: '老客户现金券', threshold: '400', money: '20.00' } : null,
    redPacket: index % 11 === 6 ? { title: '签到红包', money: '6.60' } : null,
  };
};

const planOrder = (
  person: SeededPerson,
  times: OrderTimes,
  index: number,
  usual: SeededGoods[],
  activities: SeededActivities,
  now: Date,
): PlannedOrder => {
  const chance = chanceOf(`order|${person.username}|${times.key}`);
  const drafts = pickLines(usual, person.history.lines, chance);
  const benefits = benefitsOf(index, times);
  const priced = priceCart({
    lines: drafts.map(({ goods: { id, item }, quantity }, at) => ({
      id: at + 1,
      goodsId: id,
      quantity: units(quantity),
      selected: true,
      listPrice: priceThen({ id, item }, times.placedAt, now),
      scope: item.row.scope,
      maker: item.row.maker,
      activityIds: [
        activities.reductionOf.get(id),
        item.row.category.startsWith('保健食品') ? activities.discount : undefined,
      ].flatMap((each) => each ?? []),
      unit: item.row.unit,
      packStep: item.row.pack_step,
    })),
    activities: [
      {
        id: activities.fullReduction,
        kind: 'full_reduction',
        title: '满300减20',
        tiers: [
          { amount: '300', money: '20' },
          { amount: '800', money: '70' },
          { amount: '1500', money: '150' },
        ],
      },
      {
        id: activities.herbReduction,
        kind: 'full_reduction',
        title: '饮片满500减30',
        tiers: [
          { amount: '500', money: '30' },
          { amount: '1200', money: '90' },
          { amount: '3000', money: '270' },
        ],
      },
      { id: activities.discount, kind: 'discount', title: '保健食品全场94折', rate: '0.94' },
    ],
    coupon: benefits.coupon && {
      id: 1,
      title: benefits.coupon.title,
      threshold: benefits.coupon.threshold,
      money: benefits.coupon.money,
    },
    voucher: benefits.voucher && { id: 1, ...benefits.voucher },
    redPacket: benefits.redPacket && { id: 1, ...benefits.redPacket },
    shipping,
  });
  const lines = priced.lines.map((line, at): PlannedLine => {
    const draft = drafts[at];
    if (!draft || line.unitPrice === null) throw new Error('A planned line has no price.');
    const { row } = draft.goods.item;
    return {
      goodsId: draft.goods.id,
      name: row.name,
      maker: row.maker,
      spec: row.spec,
      unit: row.unit,
      approvalNo: row.approval_no,
      quantity: units(draft.quantity),
      unitPrice: line.unitPrice,
      amount: line.amount,
      paid: line.proof.paid,
      vatRate: Number(row.vat_rate),
      cost: row.cost || null,
      proof: line.proof,
      batches: batchesFor(draft.goods, draft.quantity, times.placedAt, now, chance),
    };
  });
  return {
    ...times,
    key: `${person.username}|${times.key}`,
    buyerId: person.id,
    lines,
    totals: priced.totals,
    walletAllowed: priced.walletAllowed,
    invoiceKind: chance.pick(['none', 'normal', 'normal']),
    remark: chance.happens(0.08) ? chance.pick(['请附药检报告', '下午送货', '请发整件', '发票与货同行']) : '',
    coupon: priced.coupon?.applied ? benefits.coupon : null,
    voucher: priced.voucher?.applied ? benefits.voucher : null,
    redPacket: priced.redPacket?.applied ? benefits.redPacket : null,
  };
};

/** All orders of all buyers, oldest first. Prices come from `priceCart`, as for real orders. */
export const planOrders = (
  persons: SeededPerson[],
  goods: SeededGoods[],
  activities: SeededActivities,
  day: Date,
  now: Date,
): PlannedOrder[] =>
  persons
    .flatMap((person) => {
      const usual = usualGoodsOf(person, goods);
      return scheduleOf(person, day, now).map((times, index) =>
        planOrder(person, times, index, usual, activities, now),
      );
    })
    .sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
