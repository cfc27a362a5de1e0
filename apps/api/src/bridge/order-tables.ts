import type { Schemas } from '@yaoji/api-client/erp/contract';
import { chinaTime } from '@yaoji/domain';

type Order = Schemas['Order'];
type Table = { heads: string[]; rowsOf: (order: Order) => string[][] };

const timeOf = (seconds: number | null) => (seconds === null ? '' : chinaTime(new Date(seconds * 1000)));

const textOf = (value: string | boolean) => (typeof value === 'string' ? value : value ? '是' : '否');

const orders: Table = {
  heads: [
    ...['订单号', '状态', '下单时间', '付款时间', '客户编码', '客户', '收货人', '电话', '地区', '地址', '配送', '备注'],
    ...['发票', '运费', '订单金额', '行', '编码', '名称', '规格', '生产厂家', '单位', '赠品', '数量', '单价', '实付'],
    ...['已发', '未发', '品种首营资料', '企业首营资料'],
  ],
  rowsOf: (order) =>
    order.lines.map((line) => [
      ...[order.no, order.status, timeOf(order.createdAt), timeOf(order.paidAt), order.buyerCode ?? '', order.company],
      ...[order.receiver, order.phone, order.regionCode, order.address, order.delivery, order.remark],
      ...[order.invoiceKind, order.shippingFee, order.total, String(line.id), line.code ?? '', line.name, line.spec],
      ...[line.maker, line.unit, textOf(line.isGift), line.quantity, line.unitPrice, line.paid],
      ...[line.sent, line.open, line.needsPapers, order.needsSellerPapers].map(textOf),
    ]),
};

const parcels: Table = {
  heads: ['订单号', '发货单号', '承运', '运单号', '状态', '发货时间', '行', '批号', '效期', '数量'],
  rowsOf: ({ no, parcels: sent }) =>
    sent.flatMap((parcel) => {
      const facts = [no, parcel.documentNo ?? '', parcel.company, parcel.trackingNo, parcel.status];
      const start = [...facts, timeOf(parcel.createdAt)];
      const batches = parcel.lines.flatMap(({ lineId, batches: taken }) =>
        taken.map(({ batchNo, expiry, quantity }) => [...start, String(lineId), batchNo, expiry ?? '', quantity]),
      );
      return batches.length > 0 ? batches : [[...start, '', '', '', '']];
    }),
};

const returns: Table = {
  heads: ['订单号', '退货号', '少发', '状态', '申请时间', '原因', '行', '数量', '退款'],
  rowsOf: ({ no, returns: asked }) =>
    asked.flatMap(({ id, isShort, status, createdAt, reason, lines }) =>
      lines.map(({ lineId, quantity, refund }) => [
        ...[no, String(id), textOf(isShort), status, timeOf(createdAt), reason],
        ...[String(lineId), quantity, refund],
      ]),
    ),
};

const refunds: Table = {
  heads: ['订单号', '退款号', '付款号', '金额', '去向', '状态', '原因', '流水号', '完成时间'],
  rowsOf: ({ no, refunds: all }) =>
    all.map(({ id, paymentNo, amount, target, status, reason, reference, doneAt }) => [
      ...[no, String(id), paymentNo, amount, target, status, reason, reference ?? '', timeOf(doneAt)],
    ]),
};

/** The current state of orders, by the start of a file's name. */
export const orderTables = { orders, parcels, returns, refunds };
