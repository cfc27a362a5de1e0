import type { CartWarning } from '@yaoji/api-client/wire';
import { compareMoney, lineDocumentWarnings } from '@yaoji/domain';
import type { PreparedCart } from './price-cart-lines.ts';

/** Warnings about counted lines; none of them blocks the order (B3). */
export const cartWarnings = (cart: PreparedCart): CartWarning[] => {
  const counted = new Set(cart.priced.lines.filter(({ selected }) => selected).map(({ id }) => id));
  const rows = cart.rows.filter(({ id }) => counted.has(id));
  return [
    ...grouped('AVAILABLE_AGAIN', rows.filter(isAvailableAgain), (count) => `${count}个商品恢复可购买，已重新选中`),
    ...documentWarnings(rows, cart),
    ...grouped('PRICE_CHANGED', dearerRows(rows, cart), (count) => `${count}个商品比加入购物车时涨价了`),
    ...grouped(
      'NEAR_EXPIRY',
      rows.filter(({ id }) => cart.lines.get(id)?.goods.isNearExpiry),
      (count) => `${count}个商品为近效期商品，请留意有效期`,
    ),
  ];
};

type Rows = PreparedCart['rows'];

/** Counted lines have no block now. */
const isAvailableAgain = ({ blockedReason }: Rows[number]) => blockedReason !== null;

const documentWarnings = (rows: Rows, cart: PreparedCart): CartWarning[] => {
  const lines = rows.map(({ id }) => ({ id, scope: cart.lines.get(id)?.goods.scope ?? null }));
  const byMessage = new Map<string, number[]>();
  for (const { message, lineId } of lineDocumentWarnings(lines, cart.purchaser?.documents ?? [], cart.now)) {
    byMessage.set(message, [...(byMessage.get(message) ?? []), lineId]);
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
