import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import {
  type MoneyLogEntry,
  type MoneyLogFilters,
  moneyLogFiltersCodec,
  moneyLogPageCodec,
} from '@yaoji/api-client/wire';
import { csvCell } from '@yaoji/domain';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { downloadText } from '#shared/files/download-text.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import { moneyUseName } from './money-use.ts';

const perPage = 100;
const head = ['时间', '类型', '收支金额', '余额', '订单号', '说明'];

/** Saves all entries that match the filters as a CSV file. */
export const useExportMoneyLog = () =>
  useMutation({
    mutationFn: async (filters: MoneyLogFilters) => {
      const entries = await fetchAll(filters);
      downloadText(toCsv([head, ...entries.map(toRow)]), '余额明细.csv');
      return entries.length;
    },
    onSuccess: (count) => void toast.success(`已导出 ${count} 条明细`),
  });

async function fetchAll(filters: MoneyLogFilters): Promise<MoneyLogEntry[]> {
  const entries = new Map<number, MoneyLogEntry>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await fetchData(
      operations.listMoneyLog,
      { query: moneyLogFiltersCodec.write({ ...filters, page, perPage }) },
      { read: moneyLogPageCodec.read, lane: 'export' },
    );
    pages = Math.ceil(answer.total / perPage);
    // A new entry during the export moves others to the next page.
    for (const entry of answer.list) entries.set(entry.id, entry);
  }
  return [...entries.values()];
}

const toRow = ({ createdAt, use, change, balance, orderNo, remark }: MoneyLogEntry) => [
  formatMinute(createdAt),
  moneyUseName[use],
  change,
  balance,
  // As text: a spreadsheet would round a number's digits.
  orderNo ? `${orderNo}\t` : '',
  remark,
];

/** Rows as CSV text, with a byte order mark so that spreadsheets read UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
