import { csvCell } from '@yaoji/domain';
import type { FilledRow, Offered } from './fill-rows.ts';

const states: Record<FilledRow<Offered>['status'], string> = {
  matched: '已匹配',
  choose: '待选择',
  unmatched: '未找到',
  blocked: '不能购买',
  skipped: '已跳过',
};

/** Rows without a simple match, as a CSV for spreadsheets; null if there are none. */
export const restFile = (rows: readonly FilledRow<Offered>[]): string | null => {
  const rest = rows.filter(({ status }) => status !== 'matched');
  if (rest.length === 0) return null;
  const lines = rest.map(({ row, text, status, message, matches: [first] }) => {
    const likely = first
      ? [first.goods.name, first.goods.spec, first.goods.maker].filter((part) => part).join(' ')
      : '';
    return [String(row), text, states[status], message, likely].map(csvCell).join(',');
  });
  return `\ufeff${['行号,原文,结果,原因,最相近的商品', ...lines].join('\r\n')}\r\n`;
};
