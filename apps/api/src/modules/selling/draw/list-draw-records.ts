import { drawRecordPageCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { recordsOf } from './draw.repository.ts';

export const listDrawRecords: Handler<'listDrawRecords'> = async ({ query }, { db, signedIn }) => {
  const { page = 1, per_page: perPage = 20 } = query;
  const { rows, total } = await recordsOf(db, signedIn.buyerId, page, perPage);
  const list = rows.map(({ record, title }) => ({
    id: record.id,
    drawId: record.drawId,
    title,
    prize: record.name,
    remarks: record.remarks,
    createdAt: toSeconds(record.createdAt),
  }));
  return drawRecordPageCodec.write({ list, total, page, perPage });
};
