import { randomUUID } from 'node:crypto';
import { drawResultCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { prizesOf } from './draw.repository.ts';
import { drawLots } from './draw-lots.ts';

export const performDraw: Handler<'performDraw'> = async ({ params, body }, { db, signedIn, now }) => {
  const key = body.idempotency_key ?? randomUUID();
  const { record, chances } = await drawLots(db, signedIn.buyerId, params.id, key, now);
  // A blank is stored as a prize, so that it can be counted; the buyer sees none (S6).
  const prizes = await prizesOf(db, params.id);
  const won = prizes.find(({ id, kind }) => id === record.prizeId && kind !== 'nothing');
  return drawResultCodec.write({
    prizeId: won?.id ?? 0,
    prize: record.name,
    remarks: record.remarks,
    kind: won?.kind ?? 'nothing',
    chances,
  });
};
