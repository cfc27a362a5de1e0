import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';

/** Units of a line that can still be returned, and units in other returns. */
export interface ReturnableLine {
  lineId: number;
  quantity: string;
  returned: string;
  refunded: string;
}

/** The issued or requested invoice of an order. */
export interface OrderInvoice {
  id: number;
  invoiceNo: string | null;
  kind: Schemas['OrderInvoice']['kind'];
  status: Schemas['OrderInvoice']['status'];
}

/** A batch that was delivered without its inspection report. */
export interface MissingReport {
  name: string;
  batchNo: string;
}

/** A summary of a return. */
export interface ReturnSummary {
  id: number;
  status: Schemas['ReturnStatus'];
  refund: string;
  createdAt: number;
}

/** A summary of an after-sales request. */
export interface AfterSalesSummary {
  id: number;
  kind: Schemas['AfterSalesKind'];
  status: Schemas['AfterSalesStatus'];
  createdAt: number;
}

export const returnableLineCodec = record<Schemas['ReturnableLine'], ReturnableLine>({
  lineId: 'line_id',
  quantity: 'number',
  returned: 'returned',
  refunded: 'refunded',
});

export const orderInvoiceCodec = record<Schemas['OrderInvoice'], OrderInvoice>({
  id: 'id',
  invoiceNo: 'invoice_no',
  kind: 'kind',
  status: 'status',
});

export const missingReportCodec = record<Schemas['MissingReport'], MissingReport>({ name: 'name', batchNo: 'pihao' });

export const returnSummaryCodec = record<Schemas['OrderReturn'], ReturnSummary>({
  id: 'id',
  status: 'status',
  refund: 'refund',
  createdAt: 'created_at',
});

export const afterSalesSummaryCodec = record<Schemas['OrderAfterSales'], AfterSalesSummary>({
  id: 'id',
  kind: 'kind',
  status: 'status',
  createdAt: 'created_at',
});
