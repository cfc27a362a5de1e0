import type { TimeInput } from '../values.ts';
import { block } from './block-message.ts';
import { buyerScopes, documentDaysLeft, documentsBehind } from './buyer-scope.ts';
import type { BlockBuyer, BlockGoods, PurchaseBlock } from './types.ts';

/**
 * Why an ordered product must not be shipped to the buyer today, or null: the buyer is no longer approved, a required
 * document has expired, or the scope class is no longer granted (B3, B4). Throws like `toDate` for an invalid time.
 *
 * @example shipmentBlock({ scope: '中成药' }, { passed: false, documents: [] }, Date.now())?.code // 'NOT_PASSED'
 */
export function shipmentBlock(
  goods: Pick<BlockGoods, 'scope'>,
  buyer: BlockBuyer,
  now: TimeInput,
): PurchaseBlock | null {
  if (!buyer.passed) return block('NOT_PASSED', '账户未通过认证');
  return documentExpired(goods, buyer, now) ?? outOfScope(goods, buyer);
}

/** A document behind the scope has expired (B3). */
export function documentExpired(
  goods: Pick<BlockGoods, 'scope'>,
  buyer: BlockBuyer,
  now: TimeInput,
): PurchaseBlock | null {
  const behind = documentsBehind(buyer.documents, goods.scope);
  const expired = behind.find((document) => (documentDaysLeft(document, now) ?? 0) < 0);
  return expired ? block('DOCUMENT_EXPIRED', `证件已过期：${expired.name}`) : null;
}

/** The buyer's scope does not include the product's (B4). */
export function outOfScope(goods: Pick<BlockGoods, 'scope'>, buyer: BlockBuyer): PurchaseBlock | null {
  const scopes = buyerScopes(buyer);
  if (!goods.scope || scopes === null || scopes.includes(goods.scope)) return null;
  return block('OUT_OF_SCOPE', `超出经营范围：${goods.scope}`);
}
