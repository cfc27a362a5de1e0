import type { Block, Goods } from '@yaoji/api-client/wire';
import {
  type BlockGoods,
  compareDecimals,
  type judgeCompanyGoods,
  type OwnPriceGoods,
  type ownPrices,
  type purchaseBlocks,
  tiersOnTop,
} from '@yaoji/domain';
import type { Purchaser, PurchaseTerms } from '#modules/identity/purchaser/index.ts';
import { toQuantity, toSeconds, toUnitPrice } from '#wire-values.ts';
import type { FactGoods, FactRow } from './facts.repository.ts';

/** Decides whether, how much and at which price a viewer can buy a product; orders store part of it. */
export type GoodsFacts = Pick<
  Goods,
  | 'id'
  | 'name'
  | 'maker'
  | 'spec'
  | 'approvalNo'
  | 'unit'
  | 'packStep'
  | 'stock'
  | 'purchaseCap'
  | 'quota'
  | 'priceHidden'
  | 'listPrice'
  | 'priceId'
  | 'ladder'
  | 'ownPrice'
  | 'freeShippingNumber'
  | 'withCoupon'
  | 'containsEphedrine'
  | 'categoryIds'
  | 'scope'
  | 'isNearExpiry'
  | 'isPreferred'
  | 'isBuyable'
  | 'block'
> &
  Pick<FactGoods, 'weightGrams' | 'isControlled'>;

/** The viewer, and the time. */
export type FactContext = {
  /** The last expiry date that counts as near. */
  lastNearExpiry: string;
  arePricesOpen: boolean;
  /** Null for a visitor. */
  purchaser: Purchaser | null;
  /** Finds why this viewer cannot buy a product now. */
  purchaseBlock: ReturnType<typeof purchaseBlocks>;
  terms: Map<number, PurchaseTerms>;
  /** Finds what the viewer's company says of a product. */
  companyGoods: ReturnType<typeof judgeCompanyGoods>;
  /** Finds this viewer's own price of a product. */
  ownPrice: (goods: OwnPriceGoods & { goodsId: number }) => ReturnType<ReturnType<typeof ownPrices>>;
};

/** Input for deciding whether an activity covers a product. */
export const toCandidate = ({ goods, categoryIds }: Pick<FactRow, 'goods' | 'categoryIds'>) => ({
  id: goods.id,
  maker: goods.maker,
  scope: goods.scope,
  categoryIds,
  expiry: goods.expiry,
});

/** Turns stored values into prices, limits and reasons, for cards, carts and orders alike; the only place that does. */
export const toGoodsFacts = (row: FactRow, context: FactContext): GoodsFacts => {
  const { goods } = row;
  const terms = context.terms.get(goods.id) ?? null;
  const cap = goods.purchaseCap;
  const hasCap = compareDecimals(cap, 0) > 0;
  const company = context.companyGoods({ goodsId: goods.id, categoryIds: row.categoryIds, maker: goods.maker || null });
  const block = blockOf(goods, terms, company.forbiddenBy, context);
  const priceHidden = whyHidden(goods, context);
  const { list, own } = priceHidden === null ? pricesOf(row, context) : nothing;
  return {
    id: goods.id,
    name: goods.name,
    maker: goods.maker || null,
    spec: goods.spec || null,
    approvalNo: goods.approvalNo || null,
    unit: goods.unit,
    packStep: toQuantity(goods.packStep),
    stock: toQuantity(goods.stock),
    purchaseCap: toQuantity(hasCap ? capNow(cap, terms) : '0'),
    quota: hasCap && terms?.quota ? toQuota(goods, terms.quota) : null,
    priceHidden: list === null ? (priceHidden ?? 'NO_PRICE') : null,
    listPrice: list && toUnitPrice(list),
    priceId: list === null ? 0 : (own?.lineId ?? row.priceId ?? 0),
    ladder:
      list === null
        ? []
        : tiersOnTop(own, row.ladder).map(({ id, number, price }) => ({
            id,
            number: toQuantity(number),
            price: toUnitPrice(price),
          })),
    ownPrice: own,
    freeShippingNumber: toQuantity(goods.freeShippingNumber),
    weightGrams: goods.weightGrams,
    withCoupon: goods.withCoupon,
    containsEphedrine: goods.containsEphedrine,
    categoryIds: row.categoryIds,
    isControlled: goods.isControlled,
    scope: goods.scope,
    isNearExpiry: goods.expiry !== null && goods.expiry <= context.lastNearExpiry,
    isPreferred: company.isPreferred,
    isBuyable: block === null,
    block,
  };
};

const nothing = { list: null, own: null };

/** The list price and the own price, which is the list price too if the viewer may not see that. */
const pricesOf = ({ goods, categoryIds }: FactRow, { ownPrice }: FactContext) => {
  if (goods.price === null) return nothing;
  const found = ownPrice({ goodsId: goods.id, listPrice: goods.price, maker: goods.maker, categoryIds });
  if (!found) return { list: goods.price, own: null };
  const { showsListPrice, price, ...own } = found;
  const shown = { ...own, price: toUnitPrice(String(price)) };
  return { list: showsListPrice ? goods.price : shown.price, own: shown };
};

/** Why prices are hidden (P1). */
const whyHidden = ({ isControlled }: FactGoods, { purchaser, arePricesOpen }: FactContext) => {
  if (purchaser?.passed || (arePricesOpen && !isControlled)) return null;
  return purchaser ? 'NOT_PASSED' : 'LOGIN';
};

/** Why this viewer cannot buy it (B1); uses the one function that decides it. */
const blockOf = (
  goods: FactGoods,
  terms: PurchaseTerms | null,
  forbiddenBy: string | null,
  { purchaseBlock }: FactContext,
): Block | null => {
  const facts: BlockGoods = {
    goodsId: goods.id,
    onShelf: goods.onShelf,
    price: goods.price,
    stock: goods.stock,
    packStep: goods.packStep,
    purchaseCap: goods.purchaseCap,
    capPeriod: goods.capPeriod,
    quota: terms?.quota ?? null,
    scope: goods.scope || null,
    regions: terms?.regions ?? null,
    exceptRegions: terms?.exceptRegions ?? null,
    forbiddenBy,
    isControlled: goods.isControlled,
    soldToBuyer: terms?.soldToBuyer ?? false,
    unit: goods.unit,
  };
  return purchaseBlock(facts);
};

/** The rest of a cap in its period; once it is used up the cap itself, since 0 means none. */
const capNow = (cap: string, terms: PurchaseTerms | null) => {
  const left = terms?.quota?.left;
  return left !== undefined && compareDecimals(left, 0) > 0 ? left : cap;
};

const toQuota = (goods: FactGoods, quota: NonNullable<PurchaseTerms['quota']>): Goods['quota'] => ({
  cap: toQuantity(goods.purchaseCap),
  period: goods.capPeriod,
  left: toQuantity(quota.left),
  resetsAt: quota.resetsAt && toSeconds(quota.resetsAt),
});
