import type { OrderLine } from '@yaoji/api-client/wire';
import type { CartOfShop, LineOfCart } from './price-shop-cart.ts';
import { nextId } from './shop.ts';

const mostLines = 5;

/** The figures of an order from its priced lines. */
export const pricesShown = ({ lines, priced: { totals } }: CartOfShop) => ({
  total: totals.payable,
  lineCount: totals.lineCount,
  pieceCount: totals.pieceCount,
  lines: lines.slice(0, mostLines).map(toOrderLine),
});

const toOrderLine = ({ row, goods, priced }: LineOfCart): OrderLine => {
  const { ownPrice: _, ...proof } = priced.proof;
  const picture = `/pictures/goods/${goods.id}/1.svg`;
  return {
    id: nextId(),
    goodsId: goods.id,
    name: goods.name,
    maker: goods.maker ?? '',
    spec: goods.spec ?? '',
    unit: goods.unit ?? '盒',
    approvalNo: goods.approvalNo ?? '',
    pictures: [{ large: picture, thumbnail: picture }],
    quantity: row.quantity,
    unitPrice: priced.unitPrice ?? '0.00',
    amount: priced.amount,
    paid: proof.paid,
    kind: priced.priceKind === 'seckill' || priced.priceKind === 'special' ? priced.priceKind : 'ordinary',
    isFromActivityZone: false,
    vatRate: '13',
    batches: [],
    proof,
  };
};
