import type { CartLine, Checkout, OrderLine } from '@yaoji/api-client/wire';
import type { OrderLineView } from './order-line-table.tsx';

/** A line of the checkout, with its `notes`. */
export const checkLineView = (
  line: CartLine,
  { storage }: Pick<Checkout, 'storage'>,
  notes: readonly string[],
): OrderLineView => ({
  key: line.id,
  goodsId: line.goodsId,
  name: line.goods.name,
  spec: line.goods.spec,
  maker: line.goods.maker,
  storage: storage.find(({ goodsId }) => goodsId === line.goodsId)?.text,
  picture: line.goods.pictures[0]?.thumbnail,
  unit: line.goods.unit,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  amount: line.proof.amount,
  paid: line.proof.paid,
  // The order decides the batches (O6); the nearest expiry goes first.
  batches: line.goods.batches.slice(0, 1),
  isGift: line.kind === 'gift',
  notes,
});

export const orderLineView = (line: OrderLine): OrderLineView => ({
  key: line.id,
  goodsId: line.goodsId,
  name: line.name,
  spec: line.spec,
  maker: line.maker,
  picture: line.pictures[0]?.thumbnail,
  unit: line.unit,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  amount: line.amount,
  paid: line.paid,
  proof: line.proof,
  batches: line.batches,
  isGift: line.kind === 'gift',
  needsPapers: line.needsPapers,
  notes: line.batches.flatMap(({ batchNo, isRecalled }) => (isRecalled ? `批号 ${batchNo} 已召回` : [])),
});
