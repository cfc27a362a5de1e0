import type { Order, OrderLine, OrderSummary } from '@yaoji/api-client/wire';
import { addDecimals, type FirstPapers } from '@yaoji/domain';
import type { CartOfShop, LineOfCart } from './price-shop-cart.ts';
import { nextId } from './shop.ts';

const mostShown = 5;

/** The lines and sums of an order. */
export const figuresOfOrder = (
  { lines, priced: { totals } }: CartOfShop,
  papers: FirstPapers,
): Pick<Order, 'lines' | 'amounts'> => ({
  lines: lines.map((line) => ({ ...toOrderLine(line), needsPapers: papers.goodsIds.includes(line.goods.id) })),
  amounts: {
    goods: totals.goods,
    reductions: totals.reductions,
    shippingFee: totals.shippingFee,
    total: totals.payable,
  },
});

const toOrderLine = ({ row, goods, priced }: LineOfCart): Omit<OrderLine, 'needsPapers'> => {
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

/** An order as lists show it. */
export const summaryOf = (order: Order): OrderSummary => ({
  id: order.id,
  orderNo: order.orderNo,
  status: order.status,
  total: order.amounts.total,
  lineCount: order.lines.length,
  pieceCount: addDecimals(...order.lines.map(({ quantity }) => quantity)),
  lines: order.lines.slice(0, mostShown),
  receiver: order.address.receiver,
  paymentMethod: null,
  actions: order.actions,
  partlyShipped: null,
  createdAt: order.createdAt,
  expiresAt: order.expiresAt,
});
