import type { Activity } from './types.ts';

/** Kinds of activities: those that `priceCart` knows, prices of single products, and cashback. */
export type ActivityKind = Activity['kind'] | 'daily_special' | 'seckill' | 'cashback';

/** The fields of an activity of a kind. */
export interface ActivityShape {
  /** Its label: 满减. */
  name: string;
  /** The tag of its products on cards, lists and filters. */
  tag?: '秒' | '满' | '换购' | '赠' | '特';
  /** Its data per product: none, the product, a price for each, or a price and the number per set. */
  goods: 'none' | 'named' | 'priced' | 'set';
  /** Whether a tier takes money off, and which products it brings; null: without tiers. */
  tiers: { money: boolean; goods: 'gifts' | 'swaps' | null } | null;
  /** Fields that only some kinds have. */
  fields: readonly (
    | 'scope'
    | 'measure'
    | 'priority'
    | 'rate'
    | 'expiryWithin'
    | 'repeats'
    | 'withCoupon'
    | 'newcomersOnly'
    | 'buyLabel'
  )[];
}

/** Each kind of activity with its fields, in the order in which they are offered. */
export const activityKinds: Readonly<Record<ActivityKind, ActivityShape>> = {
  full_reduction: {
    name: '满减',
    tag: '满',
    goods: 'named',
    tiers: { money: true, goods: 'gifts' },
    fields: ['scope', 'measure', 'priority', 'buyLabel'],
  },
  discount: {
    name: '折扣',
    goods: 'named',
    tiers: null,
    fields: ['scope', 'measure', 'priority', 'rate', 'expiryWithin', 'buyLabel'],
  },
  gift: {
    name: '满赠',
    tag: '赠',
    goods: 'named',
    tiers: { money: false, goods: 'gifts' },
    fields: ['scope', 'measure', 'repeats', 'buyLabel'],
  },
  swap: {
    name: '换购',
    tag: '换购',
    goods: 'named',
    tiers: { money: false, goods: 'swaps' },
    fields: ['scope', 'measure'],
  },
  combination: { name: '组合购', goods: 'set', tiers: null, fields: ['withCoupon'] },
  seckill: { name: '秒杀', tag: '秒', goods: 'priced', tiers: null, fields: ['withCoupon', 'buyLabel'] },
  daily_special: {
    name: '天天特价',
    tag: '特',
    goods: 'priced',
    tiers: null,
    fields: ['withCoupon', 'newcomersOnly', 'buyLabel'],
  },
  cashback: { name: '满额返现', goods: 'none', tiers: { money: true, goods: null }, fields: [] },
};

/** How `priceCart` chooses among several activities of one product, for operators. */
export const priorityRule =
  '一种商品最多参加一个满减和一个折扣，同类中取优先级最高的，未满其门槛也不改用下一个；满减与折扣同时享受，满赠与换购不分优先级，全部参加';
