import { afterSalesCodec } from '@yaoji/api-client/wire';
import { Refusal } from '#errors/refusal.ts';
import { linesOf, loadLines } from '#modules/orders/order/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { eventsOf, findRequest, lineIdsOf, talkOf } from './after-sales.repository.ts';

export const getAfterSales: Handler<'getAfterSales'> = async ({ params }, { db, signedIn: { buyerId } }) => {
  const found = await findRequest(db, params.id);
  if (found.buyerId !== buyerId) throw new Refusal('afterSalesMissing');
  const chosen = new Set(await lineIdsOf(db, found.id));
  const rows = (await linesOf(db, [found.orderId])).filter(({ id }) => chosen.has(id));
  const { id, orderId, orderNo, kind, status, description, pictures, phone, result } = found;
  return afterSalesCodec.write({
    ...{ id, orderId, orderNo, kind, status, description, pictures, phone, result },
    lines: await loadLines(db, rows),
    talk: (await talkOf(db, [id])).map(({ side, text, pictures: shown, createdAt }) => ({
      from: side,
      text,
      pictures: shown,
      createdAt: toSeconds(createdAt),
    })),
    events: (await eventsOf(db, id)).map((event) => ({
      status: event.status,
      note: event.note,
      createdAt: toSeconds(event.createdAt),
    })),
    createdAt: toSeconds(found.createdAt),
  });
};
