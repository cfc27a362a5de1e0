import { byPart } from '@yaoji/domain';
import type { PreparedCart } from '#modules/cart/index.ts';
import type { OfferedGoods } from '#modules/goods/index.ts';
import type { NewOrderLine } from '../order.repository.ts';

const nothing = '0.00';

/** The lines of an order for storage: counted lines of the cart, then their gifts. */
export const orderLines = (cart: PreparedCart, vatRates: Map<number, number>): NewOrderLine[] => [
  ...boughtLines(cart, vatRates),
  ...giftLines(cart, vatRates),
];

const boughtLines = ({ rows, lines: facts, priced }: PreparedCart, vatRates: Map<number, number>): NewOrderLine[] => {
  const lines = new Map(priced.lines.map((line) => [line.id, line]));
  return rows.flatMap((row) => {
    const line = lines.get(row.id);
    const found = facts.get(row.id);
    if (!line?.selected || !found || line.unitPrice === null) return [];
    const isSpecial = row.kind === 'normal' && line.priceKind === 'special';
    return [
      {
        ...snapshot(found.goods, vatRates),
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

const giftLines = ({ offered, priced }: PreparedCart, vatRates: Map<number, number>): NewOrderLine[] =>
  priced.gifts.flatMap((gift) => {
    const found = offered.get(Number(gift.goodsId));
    if (!found) return [];
    return [
      {
        ...snapshot(found, vatRates),
        kind: 'normal',
        activityId: Number(gift.activityId),
        isGift: true,
        quantity: gift.quantity,
        unitPrice: '0',
        amount: nothing,
        paid: nothing,
        proof: {
          list: nothing,
          priceReduction: nothing,
          amount: nothing,
          ...byPart(() => nothing),
          paid: nothing,
        },
      },
    ];
  });

const snapshot = (goods: Omit<OfferedGoods, 'picture'>, vatRates: Map<number, number>) => ({
  goodsId: goods.id,
  name: goods.name,
  maker: goods.maker ?? '',
  spec: goods.spec ?? '',
  unit: goods.unit,
  approvalNo: goods.approvalNo ?? '',
  vatRate: vatRates.get(goods.id) ?? 13,
});
