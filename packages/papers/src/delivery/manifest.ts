import { writeCsv } from '../write-table.ts';
import type { DeliveryRow } from './delivery-rows.ts';

const missing = '缺';

/** A delivered batch with the file name of its report, if there is one. */
export type ManifestRow = DeliveryRow & { report: string | null };

const heads = ['序号', '品名', '规格', '生产企业', '批准文号', '批号', '有效期至', '数量', '单位', '药检报告'];

/**
 * For spreadsheets: a row for each line and batch, with the file name of its report or a note that it is missing (K7).
 */
export const writeManifest = (rows: ManifestRow[]): string => {
  const lines = rows.map(({ place, line, batchNo, expiry, quantity, report }) => [
    String(place),
    line.name,
    line.spec,
    line.maker,
    line.approvalNo,
    batchNo,
    expiry ?? '',
    quantity,
    line.unit,
    report ?? missing,
  ]);
  return writeCsv({ heads, rows: lines });
};

/** For people: contents of the download, and what is missing. */
export const writeContents = (orderNo: string, files: string[], rows: ManifestRow[]): string => {
  const lacking = rows.filter(({ report }) => report === null);
  return [
    `订单${orderNo}随货资料`,
    '',
    '文件：',
    ...files.map((name) => `  ${name}`),
    '',
    lacking.length > 0 ? `缺少以下${lacking.length}个批次的药检报告，可在售后申请补发：` : '所有批次的药检报告齐全。',
    ...lacking.map(({ line, batchNo }) => `  ${line.name} ${line.spec} 批号${batchNo || '（无）'}`),
    '',
  ].join('\r\n');
};
