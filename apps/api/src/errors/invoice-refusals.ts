import type { RefusalKind } from './refusals.ts';

/** Refusals about invoices and their files. */
export const invoiceRefusals = {
  invoiceDecided: ['stateChanged', '该发票不在待开具状态'],
  invoiceDiffers: [
    'stateChanged',
    ({ no, differences }: { no: string; differences: string[] }) => `发票${no}与申请不符：${differences.join('；')}`,
  ],
  invoiceFileDiffers: ['stateChanged', ({ no }: { no: string }) => `发票${no}已有另一份同格式的文件`],
  invoiceFileMissing: ['notFound', '这张发票没有这种文件，请联系客服'],
  invoiceFileUnnamed: ['invalid', '文件名里没有20位发票号码，无法对应发票'],
  invoiceFileWrong: ['invalid', '不是数电票的XML、PDF或OFD文件'],
  invoiceMissing: ['notFound', '发票不存在'],
  invoiceNoUnknown: ['stateChanged', ({ no }: { no: string }) => `发票${no}还未开具，请先上传它的XML`],
  invoiceNoUsed: ['stateChanged', ({ no }: { no: string }) => `发票号码${no}已用于另一张发票`],
  invoiceNotIssued: ['stateChanged', '发票还未开具，不能下载'],
  invoicesOfMonthMissing: ['notFound', '这个月没有已开具的发票'],
  invoiceUnasked: [
    'stateChanged',
    ({ no }: { no: string }) => `找不到发票${no}对应的申请：请核对购买方税号和价税合计，或在发票备注里写明订单号`,
  ],
  invoiceUnreadable: ['invalid', '不是数电票的XML，或缺少发票号码、金额、开票时间'],
  redInvoiceNeeded: ['stateChanged', '红字发票必须开具，不能退回'],
} satisfies Record<string, readonly [RefusalKind, string | ((facts: never) => string)]>;
