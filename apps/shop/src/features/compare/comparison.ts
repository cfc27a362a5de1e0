import type { Goods } from '@yaoji/api-client/wire';
import { formatMoney } from '@yaoji/ui';

export type ComparedRow = {
  readonly label: string;
  /** One per product; null if unknown. */
  readonly values: readonly (string | null)[];
  /** Indexes of the values that are better than the others. */
  readonly best: ReadonlySet<number>;
  readonly differs: boolean;
};

type Fact = {
  readonly label: string;
  readonly of: (goods: Goods) => string | null;
  /** Whether a product's value is better than the others; without it none is. */
  readonly isBest?: (one: Goods, all: readonly Goods[]) => boolean;
};

const money = (value: string | null) => value && formatMoney(value);
const count = (value: string, unit: string) => (value === '0' ? null : `${value}${unit}`);

const facts: readonly Fact[] = [
  { label: '单价', of: ({ price, unit }) => price && `${formatMoney(price)}/${unit}` },
  {
    label: '按含量',
    of: ({ contentPrice: each }) => each && `${formatMoney(each.price)}/${each.unit}`,
    // The server knows which contents are comparable: a tablet of another strength is not cheaper.
    isBest: ({ contentPrice }) => contentPrice?.lowest === true,
  },
  { label: '券后价', of: ({ couponPrice }) => money(couponPrice) },
  { label: '阶梯价', of: ({ ladderText }) => ladderText },
  { label: '优惠', of: ({ activities }) => activities.map(({ label }) => label).join('；') || null },
  { label: '建议零售价', of: ({ suggestedPrice }) => money(suggestedPrice) },
  { label: '上次购买', of: ({ lastPrice }) => money(lastPrice) },
  { label: '购物车', of: ({ inCart, unit }) => count(inCart, unit) },
  { label: '规格', of: ({ spec }) => spec },
  { label: '剂型', of: ({ dosageForm }) => dosageForm },
  { label: '厂家', of: ({ maker }) => maker },
  { label: '产地', of: ({ origin }) => origin },
  { label: '批准文号', of: ({ approvalNo }) => approvalNo },
  {
    label: '效期',
    of: ({ expiry }) => expiry,
    isBest: ({ expiry }, all) => expiry !== null && all.every((other) => (other.expiry ?? '') <= expiry),
  },
  { label: '库存', of: ({ stockLabel }) => stockLabel },
  { label: '中包装', of: ({ packStep, unit }) => count(packStep, unit) },
  { label: '件装', of: ({ caseSize, unit }) => count(caseSize, unit) },
  { label: '限购', of: ({ purchaseCapText }) => purchaseCapText },
  { label: '包邮', of: ({ freeShippingTitle }) => freeShippingTitle },
];

/** A row for each fact that any of the products has. */
export function comparisonOf(goods: readonly Goods[]): ComparedRow[] {
  return facts.flatMap(({ label, of, isBest }) => {
    const values = goods.map(of);
    if (values.every((value) => value === null)) return [];
    const differs = new Set(values).size > 1;
    const best = differs && isBest ? goods.flatMap((one, index) => (isBest(one, goods) ? [index] : [])) : [];
    return { label, values, differs, best: new Set(best) };
  });
}
