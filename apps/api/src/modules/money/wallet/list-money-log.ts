import { moneyLogFiltersCodec, moneyLogPageCodec } from '@yaoji/api-client/wire';
import { addDays, chinaDayStart } from '@yaoji/domain';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { moneyLogMonths, moneyLogPage, moneyLogSums } from './money-log.repository.ts';

const shownMonths = 12;

export const listMoneyLog: Handler<'listMoneyLog'> = async ({ query }, { db, signedIn: { buyerId } }) => {
  const { page = 1, perPage = 20, use, firstDay, lastDay } = moneyLogFiltersCodec.read(query);
  const asked = {
    buyerId,
    kind: use,
    from: firstDay ? chinaDayStart(firstDay) : undefined,
    before: lastDay ? chinaDayStart(addDays(lastDay, 1)) : undefined,
  };
  const rows = await moneyLogPage(db, asked, page, perPage);
  const { total, income, expense } = await moneyLogSums(db, asked);
  return moneyLogPageCodec.write({
    list: rows.map((row) => ({
      id: row.id,
      use: row.kind,
      change: row.change,
      balance: row.balanceAfter,
      orderId: row.orderId ?? 0,
      orderNo: row.orderNo,
      remark: row.remark,
      createdAt: toSeconds(row.createdAt),
    })),
    total,
    page,
    perPage,
    income,
    expense,
    months: await moneyLogMonths(db, asked, shownMonths),
  });
};
