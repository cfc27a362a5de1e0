import { compareDecimals } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { deleteLines, setQuantity } from './cart.repository.ts';

/** Changes quantities of lines that are set aside for a request; 0 removes a line. */
export const changeAside = async (
  tx: Tx,
  buyerId: number,
  requestId: number,
  lines: readonly { line_id: number; number: string }[],
  now: Date,
) => {
  for (const { line_id, number } of lines) {
    if (compareDecimals(number, 0) > 0) await setQuantity(tx, buyerId, line_id, number, now, requestId);
    else await deleteLines(tx, buyerId, [line_id], requestId);
  }
};
