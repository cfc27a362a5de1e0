import { type Model, recordOf } from './codec.ts';

export const returnableLineCodec = recordOf('ReturnableLine', {
  lineId: 'line_id',
  quantity: 'number',
  returned: 'returned',
  refunded: 'refunded',
});

/** Units of a line that can still be returned, and units in other returns. */
export interface ReturnableLine extends Model<typeof returnableLineCodec> {}

export const orderReferenceCodec = recordOf('OrderReference', { id: 'id', no: 'order_no' });

export const orderInvoiceCodec = recordOf('OrderInvoice', {
  id: 'id',
  invoiceNo: 'invoice_no',
  kind: 'kind',
  status: 'status',
});

/** The issued or requested invoice of an order. */
export interface OrderInvoice extends Model<typeof orderInvoiceCodec> {}

export const missingReportCodec = recordOf('MissingReport', { name: 'name', batchNo: 'pihao' });

/** A batch that was delivered without its inspection report. */
export interface MissingReport extends Model<typeof missingReportCodec> {}

export const returnSummaryCodec = recordOf('OrderReturn', {
  id: 'id',
  status: 'status',
  refund: 'refund',
  createdAt: 'created_at',
});

export interface ReturnSummary extends Model<typeof returnSummaryCodec> {}

export const afterSalesSummaryCodec = recordOf('OrderAfterSales', {
  id: 'id',
  kind: 'kind',
  status: 'status',
  createdAt: 'created_at',
});

/** A summary of an after-sales request. */
export interface AfterSalesSummary extends Model<typeof afterSalesSummaryCodec> {}
