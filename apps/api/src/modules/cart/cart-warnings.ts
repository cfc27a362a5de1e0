import type { CartWarning } from '@yaoji/api-client/wire';
import { compareMoney, lineDocumentWarnings } from '@yaoji/domain';
import type { PreparedCart } from './prepare-cart.ts';

/** What the buyer should know of the lines that count, without any of it stopping the order (B3). */
export const cartWarnings = (cart: PreparedCart, now: Date): CartWarning[] => {
  const counted = new Set(cart.priced.lines.filter(({ selected }) => selected).map(({ id }) => Number(id)));
  const rows = cart.rows.filter(({ id }) => counted.has(id));
  return [
    ...documentWarnings(rows, cart, now),
    ...grouped('PRICE_CHANGED', dearerRows(rows, cart), (count) => `${count}个商品比加入购物车时涨价了`),
    ...grouped(
      'NEAR_EXPIRY',
      rows.filter(({ id }) => cart.facts.get(id)?.goods.isNearExpiry),
      (count) => `${count}个商品为近效期商品，请留意有效期`,
    ),
  ];
};

type Rows = PreparedCart['rows'];

const documentWarnings = (rows: Rows, cart: PreparedCart, now: Date): CartWarning[] => {
  const lines = rows.map(({ id }) => ({ id, scope: cart.facts.get(id)?.goods.scope ?? null }));
  const byMessage = new Map<string, number[]>();
  for (const { message, lineId } of lineDocumentWarnings(lines, cart.purchaser?.documents ?? [], now)) {
    byMessage.set(message, [...(byMessage.get(message) ?? []), Number(lineId)]);
  }
  return [...byMessage].map(([message, lineIds]) => ({
    code: 'DOCUMENT_EXPIRING',
    message,
    lineIds,
    fix: { kind: 'route', route: 'account_documents', label: '去更新证件' },
  }));
};

const grouped = (code: CartWarning['code'], rows: Rows, text: (count: number) => string): CartWarning[] =>
  rows.length > 0 ? [{ code, message: text(rows.length), lineIds: rows.map(({ id }) => id), fix: null }] : [];

const dearerRows = (rows: Rows, { priced }: PreparedCart): Rows => {
  const prices = new Map(priced.lines.map(({ id, unitPrice }) => [id, unitPrice]));
  return rows.filter(({ id, addedPrice }) => {
    const unitPrice = prices.get(id);
    return addedPrice !== null && unitPrice != null && compareMoney(unitPrice, addedPrice) > 0;
  });
};
