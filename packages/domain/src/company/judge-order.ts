import { addMoney, compareMoney } from '../money/arithmetic.ts';
import type { PersonRole } from './roles.ts';

/** A person who orders, with limits in yuan; null: no limit. */
export type OrderingPerson = { roles: readonly PersonRole[]; orderLimit: string | null; dayLimit: string | null };

/** A company's rule: an order that meets all of its conditions needs approval; without conditions, every order does. */
export interface ApprovalRule {
  /** The company that approves: the buyer's own, or its head office. */
  companyId: number;
  /** In yuan: orders of this total or more; null: any. */
  fromTotal: string | null;
  /** Orders with a product of this category or of one below it; null: any. */
  category: { id: number; name: string } | null;
  /** Orders with a controlled product. */
  isControlled: boolean;
}

export interface JudgedOrder {
  /** The buyer. */
  companyId: number;
  /** Null: the owner, whom only the head office's rules bind. */
  person: OrderingPerson | null;
  total: string;
  /** Orders of the person placed today. */
  spentToday: string;
  /** Categories of the products with their ancestors. */
  categoryIds: readonly number[];
  isControlled: boolean;
}

/** An approval that an order needs: by whom, and why. */
export type ApprovalStep = { companyId: number; reasons: readonly string[] };

/**
 * The approvals that an order needs, the buyer's own company first, then head offices in the order of their rules; none
 * if it can be placed.
 *
 * @example
 * judgeOrder({ companyId: 1, person: { roles: ['buyer'], orderLimit: '500', dayLimit: null }, total: '600',
 *   spentToday: '0', categoryIds: [], isControlled: false }, []) // [{ companyId: 1, reasons: ['超过单笔限额¥500.00'] }]
 */
export function judgeOrder(order: JudgedOrder, rules: readonly ApprovalRule[]): ApprovalStep[] {
  const { companyId, person } = order;
  const own = person ? [...limitReasons(order, person), ...reasonsOf(companyId, order, rules)] : [];
  const offices = [...new Set(rules.map((rule) => rule.companyId))].filter((id) => id !== companyId);
  return [
    { companyId, reasons: own },
    ...offices.map((id) => ({ companyId: id, reasons: reasonsOf(id, order, rules) })),
  ].filter(({ reasons }) => reasons.length > 0);
}

const yuan = (amount: string) => `¥${addMoney(amount, '0')}`;

const limitReasons = ({ total, spentToday }: JudgedOrder, { orderLimit, dayLimit }: OrderingPerson) => [
  ...(orderLimit !== null && compareMoney(total, orderLimit) > 0 ? [`超过单笔限额${yuan(orderLimit)}`] : []),
  ...(dayLimit !== null && compareMoney(addMoney(spentToday, total), dayLimit) > 0
    ? [`当日累计${yuan(addMoney(spentToday, total))}，超过每日限额${yuan(dayLimit)}`]
    : []),
];

const reasonsOf = (companyId: number, order: JudgedOrder, rules: readonly ApprovalRule[]) =>
  rules.filter((rule) => rule.companyId === companyId && isMet(rule, order)).map(ruleText);

const isMet = ({ fromTotal, category, isControlled }: ApprovalRule, order: JudgedOrder) =>
  (fromTotal === null || compareMoney(order.total, fromTotal) >= 0) &&
  (category === null || order.categoryIds.includes(category.id)) &&
  (!isControlled || order.isControlled);

/**
 * A rule in words.
 *
 * @example ruleText({ companyId: 1, fromTotal: '500', category: null, isControlled: true }) // '含控销商品、金额满¥500.00'
 */
export function ruleText({ fromTotal, category, isControlled }: ApprovalRule): string {
  const conditions = [
    ...(isControlled ? ['含控销商品'] : []),
    ...(category ? [`含“${category.name}”类商品`] : []),
    ...(fromTotal === null ? [] : [`金额满${yuan(fromTotal)}`]),
  ];
  return conditions.join('、') || '所有订单';
}
