import { drawSummaryCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { countRecords, findRunningDraw } from './draw.repository.ts';
import { imageOfDraw } from './pictures.ts';

export const getRunningDraw: Handler<'getRunningDraw'> = async (_, { db, now, signedIn }) => {
  const row = await findRunningDraw(db, now);
  if (!row) return null;
  const hasDrawn = signedIn !== null && (await countRecords(db, signedIn.buyerId, row.id)) > 0;
  return drawSummaryCodec.write({ id: row.id, hasDrawn, image: imageOfDraw(row) });
};
