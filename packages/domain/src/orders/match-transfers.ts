import { addMoney, compareMoney } from '../money/arithmetic.ts';
import type { DecimalInput } from '../values.ts';
import { plainName } from './plain-name.ts';

/** An incoming bank transfer. */
export interface BankTransfer {
  id: number;
  amount: DecimalInput;
  /** The payer according to the bank; empty if unknown. */
  payer: string;
  /** The payer's remark. */
  remark: string;
}

/** An order awaiting a bank transfer. */
export interface AwaitedOrder {
  id: number;
  no: string;
  company: string;
  total: DecimalInput;
  /** The amount that its buyer's balance lacks after a transfer for it. Absent: nothing was transferred. */
  lack?: DecimalInput;
}

/** A candidate order for a transfer, and the evidence. */
export interface TransferCandidate<Order extends AwaitedOrder = AwaitedOrder> {
  order: Order;
  /** The amount equals its total, to the cent. */
  hasAmount: boolean;
  /** The amount equals what it lacks, to the cent. */
  isLack: boolean;
  /** The remark contains its number. */
  isNamed: boolean;
  /** The payer's name is the buyer's. */
  isPayer: boolean;
}

/**
 * Why a person must decide: `none`, no order fits; `amount`, the named order has another amount; `several` orders fit,
 * or several transfers fit one; `payer`, someone else paid; `unnamed`, only the amount fits.
 */
export type TransferDoubt = 'none' | 'amount' | 'several' | 'payer' | 'unnamed';

export interface MatchedTransfer<Order extends AwaitedOrder = AwaitedOrder> {
  id: number;
  /** Most likely first. */
  candidates: readonly TransferCandidate<Order>[];
  /** The certain order; null if a person must decide, for the reason in `doubt`. */
  certain: number | null;
  doubt: TransferDoubt | null;
}

const orderNumber = /(?<!\d)20\d{13}(?!\d)/g;

/** Order numbers in a text, also with spaces between the digits. */
const numbersIn = (remark: string): ReadonlySet<string> => {
  const text = remark.normalize('NFKC');
  return new Set([text, text.replaceAll(/\s/g, '')].flatMap((each) => each.match(orderNumber) ?? []));
};

/**
 * Matches transfers to orders. A match is certain only if the amount equals the total to the cent, the transfer fits no
 * other order, and no other transfer fits the order; and the remark names it and nobody else paid, or the payer is the
 * buyer. The same holds for an amount that an order lacks, if no other order has that amount and no other is paid from
 * the balance.
 *
 * @example matchTransfers([{ id: 1, amount: '12.80', payer: '康宁大药房', remark: '' }], [{ id: 7, no: '202611230000001', company: '康宁大药房', total: '12.80' }])[0]?.certain // 7
 */
export function matchTransfers<Order extends AwaitedOrder>(
  transfers: readonly BankTransfer[],
  orders: readonly Order[],
): MatchedTransfer<Order>[] {
  const byNumber = new Map(orders.map((order) => [order.no, order]));
  const byAmount = new Map<string, Order[]>();
  for (const order of orders)
    for (const amount of new Set([order.total, order.lack ?? order.total].map((each) => addMoney(each))))
      byAmount.set(amount, [...(byAmount.get(amount) ?? []), order]);
  const found = transfers.map((transfer) => {
    const numbers = numbersIn(transfer.remark);
    const named = [...numbers].flatMap((no) => byNumber.get(no) ?? []);
    const possible = new Set([...named, ...(byAmount.get(addMoney(transfer.amount)) ?? [])]);
    return matchOne(transfer, numbers, [...possible]);
  });
  const uses = new Map<number | string, number>();
  for (const key of found.flatMap(usesOf)) uses.set(key, (uses.get(key) ?? 0) + 1);
  return found.map((each) =>
    usesOf(each).some((key) => (uses.get(key) ?? 0) > 1) ? { ...each, certain: null, doubt: 'several' } : each,
  );
}

/** The order and the balance that a certain match uses; only one transfer may use each. */
const usesOf = ({ certain, candidates: [first] }: MatchedTransfer): (number | string)[] =>
  certain === null ? [] : [certain, ...(first?.isLack ? [first.order.company] : [])];

function matchOne<Order extends AwaitedOrder>(
  { id, amount, payer }: BankTransfer,
  numbers: ReadonlySet<string>,
  orders: readonly Order[],
): MatchedTransfer<Order> {
  const from = plainName(payer);
  const weightOf = (each: TransferCandidate) => Number(each.isNamed) * 2 + Number(each.isPayer);
  const candidates = orders
    .map((order) => ({
      order,
      hasAmount: compareMoney(amount, order.total) === 0,
      isLack: order.lack !== undefined && compareMoney(amount, order.lack) === 0,
      isNamed: numbers.has(order.no),
      isPayer: from !== '' && from === plainName(order.company),
    }))
    .sort((a, b) => weightOf(b) - weightOf(a) || Number(b.hasAmount) - Number(a.hasAmount) || a.order.id - b.order.id);
  const doubtful = (doubt: TransferDoubt) => ({ id, candidates, certain: null, doubt });

  const [first] = candidates;
  if (!first) return doubtful('none');
  const isShared = first.isLack && candidates.length > 1;
  if (numbers.size > 1) return doubtful('several');
  if (numbers.size === 1) {
    if (!first.isNamed) return doubtful('amount'); // The number belongs to an order that is not awaiting payment.
    if (!first.hasAmount && !first.isLack) return doubtful('amount');
    if (isShared) return doubtful('several');
    if (from !== '' && !first.isPayer) return doubtful('payer');
    return { id, candidates, certain: first.order.id, doubt: null };
  }
  const ofPayer = candidates.filter(({ isPayer }) => isPayer);
  if (ofPayer.length > 1 || isShared) return doubtful('several');
  if (ofPayer.length === 0) return doubtful(candidates.length > 1 ? 'several' : 'unnamed');
  return { id, candidates, certain: first.order.id, doubt: null };
}
