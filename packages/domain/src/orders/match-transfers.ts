import { addMoney, compareMoney } from '../money/arithmetic.ts';
import type { DecimalInput } from '../values.ts';

/** Money that came in by bank. */
export type BankTransfer = {
  readonly id: number;
  readonly amount: DecimalInput;
  /** Who paid, as the bank has it; empty where it does not say. */
  readonly payer: string;
  /** What the payer wrote. */
  readonly remark: string;
};

/** An order that waits for a bank transfer. */
export type AwaitedOrder = {
  readonly id: number;
  readonly no: string;
  readonly company: string;
  readonly total: DecimalInput;
};

/** An order that a transfer may be for, and what speaks for it. */
export type TransferCandidate<Order extends AwaitedOrder = AwaitedOrder> = {
  readonly order: Order;
  /** The amount is its total, to the cent. */
  readonly hasAmount: boolean;
  /** Its number stands in the remark. */
  readonly isNamed: boolean;
  /** The payer is its buyer, by name. */
  readonly isPayer: boolean;
};

/**
 * Why a person has to look: `none`, no order fits; `amount`, the one named is of another amount; `several` orders fit, or
 * several transfers fit one; `payer`, somebody else paid than ordered; `unnamed`, nothing but the amount fits.
 */
export type TransferDoubt = 'none' | 'amount' | 'several' | 'payer' | 'unnamed';

export type MatchedTransfer<Order extends AwaitedOrder = AwaitedOrder> = {
  readonly id: number;
  /** The likeliest first. */
  readonly candidates: readonly TransferCandidate<Order>[];
  /** The order that is surely meant; null where a person has to look, for the reason of `doubt`. */
  readonly certain: number | null;
  readonly doubt: TransferDoubt | null;
};

/** Names as they are compared: widths, brackets and spaces of an input method are one. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

const orderNumber = /(?<!\d)20\d{13}(?!\d)/g;

/** Numbers of orders among words, also with spaces between their figures. */
const numbersIn = (remark: string): ReadonlySet<string> => {
  const text = remark.normalize('NFKC');
  return new Set([text, text.replaceAll(/\s/g, '')].flatMap((each) => each.match(orderNumber) ?? []));
};

/**
 * Which order each transfer is for. Certain is only one whose amount is the total to the cent, that fits no other order
 * as well, and that no other transfer fits: named in the remark and not paid by somebody else, or else paid by its buyer.
 *
 * @example matchTransfers([{ id: 1, amount: '12.80', payer: '康宁大药房', remark: '' }], [{ id: 7, no: '202611230000001', company: '康宁大药房', total: '12.80' }])[0]?.certain // 7
 */
export function matchTransfers<Order extends AwaitedOrder>(
  transfers: readonly BankTransfer[],
  orders: readonly Order[],
): MatchedTransfer<Order>[] {
  const byNumber = new Map(orders.map((order) => [order.no, order]));
  const byAmount = new Map<string, Order[]>();
  for (const order of orders) {
    const amount = addMoney(order.total);
    byAmount.set(amount, [...(byAmount.get(amount) ?? []), order]);
  }
  const found = transfers.map((transfer) => {
    const numbers = numbersIn(transfer.remark);
    const named = [...numbers].flatMap((no) => byNumber.get(no) ?? []);
    const possible = new Set([...named, ...(byAmount.get(addMoney(transfer.amount)) ?? [])]);
    return matchOne(transfer, numbers, [...possible]);
  });
  const uses = new Map<number, number>();
  for (const { certain } of found) if (certain !== null) uses.set(certain, (uses.get(certain) ?? 0) + 1);
  return found.map((each) =>
    each.certain !== null && (uses.get(each.certain) ?? 0) > 1 ? { ...each, certain: null, doubt: 'several' } : each,
  );
}

function matchOne<Order extends AwaitedOrder>(
  { id, amount, payer }: BankTransfer,
  numbers: ReadonlySet<string>,
  orders: readonly Order[],
): MatchedTransfer<Order> {
  const from = plain(payer);
  const weightOf = (each: TransferCandidate) => Number(each.isNamed) * 2 + Number(each.isPayer);
  const candidates = orders
    .map((order) => ({
      order,
      hasAmount: compareMoney(amount, order.total) === 0,
      isNamed: numbers.has(order.no),
      isPayer: from !== '' && from === plain(order.company),
    }))
    .sort((a, b) => weightOf(b) - weightOf(a) || Number(b.hasAmount) - Number(a.hasAmount) || a.order.id - b.order.id);
  const doubtful = (doubt: TransferDoubt) => ({ id, candidates, certain: null, doubt });

  const [first] = candidates;
  if (!first) return doubtful('none');
  if (numbers.size > 1) return doubtful('several');
  if (numbers.size === 1) {
    if (!first.isNamed) return doubtful('amount'); // The number is of an order that does not wait.
    if (!first.hasAmount) return doubtful('amount');
    if (from !== '' && !first.isPayer) return doubtful('payer');
    return { id, candidates, certain: first.order.id, doubt: null };
  }
  const ofPayer = candidates.filter(({ isPayer }) => isPayer);
  if (ofPayer.length > 1) return doubtful('several');
  if (ofPayer.length === 0) return doubtful(candidates.length > 1 ? 'several' : 'unnamed');
  return { id, candidates, certain: first.order.id, doubt: null };
}
