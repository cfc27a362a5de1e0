import type { TimeInput } from '../values.ts';
import { block } from './block-message.ts';
import { documentExpired, outOfScope } from './shipment-block.ts';
import { shortSupply } from './supply-block.ts';
import type { BlockBuyer, BlockGoods, PurchaseBlock } from './types.ts';

type Check<Goods> = (goods: Goods, buyer: BlockBuyer, now: TimeInput) => PurchaseBlock | null;

/** In this order: the buyer's state, then its permissions, then availability. */
const SCOPE_CHECKS: readonly Check<Pick<BlockGoods, 'scope'>>[] = [
  notPassed,
  (_goods, buyer) => (buyer.contractSigned === false ? block('CONTRACT_UNSIGNED', '请先签署电子合同') : null),
  documentExpired,
  outOfScope,
];
const CHECKS: readonly Check<BlockGoods>[] = [
  ({ forbiddenBy }) => (forbiddenBy ? block('COMPANY_FORBIDDEN', `公司设为禁购，可由${forbiddenBy}修改`) : null),
  outOfRegion,
  (goods) => (goods.isControlled && !goods.soldToBuyer ? block('DIRECTED_SALE', '控销商品，暂未向您开放购买') : null),
  (goods) => (goods.price === null ? block('NO_PRICE', '暂无报价') : null),
  shortSupply,
];

/**
 * Why a buyer cannot buy a product (B1, B2), or null: one code, one Chinese sentence and one remedy, the same
 * everywhere. A null `buyer` is a visitor. Of several reasons, the first to resolve is returned: delisted, then log-in,
 * approval, contract, documents, scope, the company's rules, region, controlled sale, price, stock, pack step, cap. `now` is the server's
 * time. Throws like `toDate` for an invalid time.
 *
 * @example purchaseBlock({ stock: 0, packStep: 10 }, { passed: true, documents: [] }, Date.now())?.code // 'NO_STOCK'
 */
export function purchaseBlock(goods: BlockGoods, buyer: BlockBuyer | null, now: TimeInput): PurchaseBlock | null {
  return purchaseBlocks(buyer, now)(goods);
}

/**
 * `purchaseBlock` for many products: checks the buyer once per scope class.
 *
 * @example list.map(purchaseBlocks(buyer, now))
 */
export function purchaseBlocks(buyer: BlockBuyer | null, now: TimeInput): (goods: BlockGoods) => PurchaseBlock | null {
  const ofScopes = new Map<string, PurchaseBlock | null>();
  return (goods) => {
    if (goods.onShelf === false) return block('OFF_SHELF', '商品已下架');
    if (!buyer) return block('LOGIN', '登录后可购买');
    const scope = goods.scope ?? '';
    const ofScope = ofScopes.has(scope) ? ofScopes.get(scope) : firstOf(SCOPE_CHECKS, goods, buyer, now);
    ofScopes.set(scope, ofScope ?? null);
    return ofScope ?? firstOf(CHECKS, goods, buyer, now);
  };
}

function notPassed(_goods: unknown, { passed, inReview }: BlockBuyer): PurchaseBlock | null {
  if (passed) return null;
  if (!inReview) return block('NOT_PASSED', '账户认证后可购买');
  const found = block('NOT_PASSED', '资质审核中，通过后可购买');
  return { ...found, fix: { ...found.fix, label: '查看进度' } };
}

function firstOf<Goods>(
  checks: readonly Check<Goods>[],
  goods: Goods,
  buyer: BlockBuyer,
  now: TimeInput,
): PurchaseBlock | null {
  for (const check of checks) {
    const found = check(goods, buyer, now);
    if (found) return found;
  }
  return null;
}

function outOfRegion(goods: BlockGoods, buyer: BlockBuyer): PurchaseBlock | null {
  const region = buyer.region;
  if (!region) return null;
  const covers = (code: string) => region.startsWith(code);
  const allowed = !goods.regions?.length || goods.regions.some(covers);
  return allowed && !goods.exceptRegions?.some(covers) ? null : block('REGION', '您所在地区暂不销售');
}
