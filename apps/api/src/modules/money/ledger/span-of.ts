import { addDays, chinaDayStart } from '@yaoji/domain';
import { invalid } from '#errors/refusal.ts';
import type { Span } from './ledger.repository.ts';

const mostDays = 366;

/** Converts days in China, both included, to a span of time. */
export const spanOf = ({ from, to }: { from: string; to: string }): Span => {
  // The database's dates are limited to these years.
  if (from < '2000-01-01' || to > '2999-12-31') throw invalid({ from: '日期超出范围' });
  if (to < from) throw invalid({ to: '结束日期不能早于开始日期' });
  if (to >= addDays(from, mostDays)) throw invalid({ to: `最多查询${mostDays}天` });
  return { from: chinaDayStart(from), before: chinaDayStart(addDays(to, 1)) };
};
