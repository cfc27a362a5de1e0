import { chinaDay } from '@yaoji/domain';
import type { PaperTable } from '../write-table.ts';
import type { ReceivingFacts, ReceivingRow } from './draw-receiving-record.ts';

/** An accepted box. */
export type ReceivedCode = Pick<ReceivingRow, 'name' | 'spec' | 'maker' | 'approvalNo' | 'batchNo' | 'expiry'> & {
  code: string;
  /** The case that contained it. */
  caseCode: string | null;
};

const columns: [string, (code: ReceivedCode, facts: ReceivingFacts) => string][] = [
  ['单据号', (_, { order }) => order.no],
  ['供货单位', (_, { seller }) => seller.name],
  ['收货单位', (_, { company }) => company],
  ['追溯码', ({ code }) => code],
  ['箱码', ({ caseCode }) => caseCode ?? ''],
  ['品名', ({ name }) => name],
  ['规格', ({ spec }) => spec],
  ['生产企业', ({ maker }) => maker],
  ['批准文号', ({ approvalNo }) => approvalNo],
  ['批号', ({ batchNo }) => batchNo],
  ['有效期至', ({ expiry }) => expiry ?? ''],
  ['验收日期', (_, { inspectedAt }) => chinaDay(inspectedAt)],
  ['验收员', (_, { inspector }) => inspector],
];

/** For upload to the trace platform: a row for each box. The CSV has bare digits; spreadsheets open the XLSX. */
export const receivedCodesTable = (facts: ReceivingFacts, codes: readonly ReceivedCode[]): PaperTable => ({
  heads: columns.map(([title]) => title),
  figures: [],
  rows: codes.map((code) => columns.map(([, text]) => text(code, facts))),
});
