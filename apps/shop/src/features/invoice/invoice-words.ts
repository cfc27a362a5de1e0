import type { Checkout, InvoiceStatus } from '@yaoji/api-client/wire';

export const invoiceKindName: Record<Checkout['invoiceKind'], string> = {
  none: '不开发票',
  normal: '增值税普通发票',
  special: '增值税专用发票',
};

export const invoiceStatusName: Record<InvoiceStatus, string> = {
  pending: '开具中',
  issued: '已开具',
  failed: '开具失败',
  reversed: '已红冲',
};
