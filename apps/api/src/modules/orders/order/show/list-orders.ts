import { orderFiltersCodec, orderPageCodec } from '@yaoji/api-client/wire';
import { addDays, chinaDayStart, normalizeText } from '@yaoji/domain';
import type { Handler } from '#operation.ts';
import { linesOf } from '../order.repository.ts';
import { loadLines } from './load-lines.ts';
import { orderActions, partlyShipped, serviceFacts } from './order-actions.ts';
import { countByStatus, orderPage, sumsByMonth } from './order-list.repository.ts';
import { toSummary } from './order-models.ts';

const shownLines = 5;

export const listOrders: Handler<'listOrders'> = async ({ query }, { db, signedIn: { buyerId } }) => {
  const { page = 1, perPage = 20, status, canInvoice, keywords, firstDay, lastDay } = orderFiltersCodec.read(query);
  const asked = {
    buyerId,
    status,
    canInvoice,
    keywords: normalizeText(keywords ?? ''),
    from: firstDay ? chinaDayStart(firstDay) : undefined,
    before: lastDay ? chinaDayStart(addDays(lastDay, 1)) : undefined,
  };
  const { rows, total } = await orderPage(db, asked, page, perPage);
  const lines =
    rows.length > 0
      ? await linesOf(
          db,
          rows.map(({ id }) => id),
        )
      : [];
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const first = rows.flatMap(({ id }) => (byOrder.get(id) ?? []).slice(0, shownLines));
  const facts = await serviceFacts(db, rows);
  const shown = new Map((await loadLines(db, first)).map((line) => [line.id, line]));

  const [newest] = rows;
  const oldest = rows.at(-1);
  return orderPageCodec.write({
    list: rows.map((row) => {
      const own = byOrder.get(row.id) ?? [];
      return toSummary(
        row,
        own,
        own.flatMap(({ id }) => shown.get(id) ?? []),
        orderActions(row, own, facts),
        partlyShipped(row, own, facts),
      );
    }),
    total,
    page,
    perPage,
    counts: await countByStatus(db, buyerId),
    months: newest && oldest ? await sumsByMonth(db, asked, oldest.createdAt, newest.createdAt) : [],
  });
};
