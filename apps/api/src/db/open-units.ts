import type { OrderStatus } from '@yaoji/domain';
import { type SQL, sql } from 'drizzle-orm';

/** The states of orders with units that have yet to leave. */
export const unshippedStatuses: readonly OrderStatus[] = ['pending', 'paid'];

/** Units of a row of `order_line_batch`, named `part`, that no parcel has taken. */
export const openUnits: SQL = sql.raw(`(part.quantity - coalesce((
  select sum(sent.quantity) from shipment_batch sent
  where sent.order_line_id = part.order_line_id and sent.batch_no = part.batch_no
    and sent.expiry is not distinct from part.expiry), 0))`);
