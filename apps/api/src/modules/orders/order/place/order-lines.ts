import type { PreparedCart } from '#modules/cart/cart/index.ts';
import type { OfferedGoods } from '#modules/catalogue/goods/index.ts';
import type { NewOrderLine, StoredTerms } from '../order.repository.ts';

export const nothing = '0.00';

/** The price of a line that is free. */
export const nothingPaid = {
  isGift: true,
  unitPrice: '0',
  amount: nothing,
  paid: nothing,
  proof: { list: nothing, priceReduction: nothing, amount: nothing, reductions: [], paid: nothing },
};

/** The lines of an order for storage: counted lines of the cart, then their gifts. */
export const orderLines = (cart: PreparedCart, terms: Map<number, StoredTerms>): NewOrderLine[] => [
  ...boughtLines(cart, terms),
  ...giftLines(cart, terms),
];

const boughtLines = ({ rows, lines: facts, priced }: PreparedCart, terms: Map<number, StoredTerms>): NewOrderLine[] => {
  const lines = new Map(priced.lines.map((line) => [line.id, line]));
  return rows.flatMap((row) => {
    const line = lines.get(row.id);
    const found = facts.get(row.id);
    if (!line?.selected || !found || line.unitPrice === null) return [];
    const isSpecial = row.kind === 'normal' && line.priceKind === 'special';
    return [
      {
        ...snapshot(found.goods, terms),
        kind: row.kind,
        activityId: isSpecial ? (found.offer?.activityId ?? 0) : row.activityId,
        isFromActivityZone: row.isFromActivityZone,
        quantity: row.quantity,
        unitPrice: line.unitPrice,
        amount: line.amount,
        paid: line.proof.paid,
        proof: line.proof,
      },
    ];
  });
};

const giftLines = ({ offered, priced }: PreparedCart, terms: Map<number, StoredTerms>): NewOrderLine[] =>
  priced.gifts.flatMap((gift) => {
    const found = offered.get(gift.goodsId);
    if (!found) return [];
    return [
      {
        ...snapshot(found, terms),
        kind: 'normal',
        activityId: gift.activityId,
        ...nothingPaid,
        quantity: gift.quantity,
      },
    ];
  });

const snapshot = (goods: Omit<OfferedGoods, 'picture'>, terms: Map<number, StoredTerms>) => ({
  goodsId: goods.id,
  name: goods.name,
  maker: goods.maker ?? '',
  spec: goods.spec ?? '',
  unit: goods.unit,
  approvalNo: goods.approvalNo ?? '',
  vatRate: 13,
  cost: null,
  ...terms.get(goods.id),
});
