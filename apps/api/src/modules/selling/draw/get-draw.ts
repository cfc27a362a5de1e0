import { drawCodec } from '@yaoji/api-client/wire';
import { required } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { countChances } from './count-chances.ts';
import { countRecords, findDraw, prizesOf } from './draw.repository.ts';
import { imageOfDraw, imageOfPrize } from './pictures.ts';

export const getDraw: Handler<'getDraw'> = async ({ query }, { db, now, signedIn }) => {
  const row = required(await findDraw(db, query.id), 'drawMissing');
  const prizes = await prizesOf(db, row.id);
  const isRunning = row.startsAt <= now && row.endsAt > now;
  return drawCodec.write({
    id: row.id,
    title: row.title,
    image: imageOfDraw(row),
    rules: row.rules,
    prizes: prizes.map((prize) => ({ id: prize.id, name: prize.name, image: imageOfPrize(prize) })),
    chances: signedIn && isRunning ? await countChances(db, signedIn.buyerId, row) : 0,
    hasDrawn: signedIn !== null && (await countRecords(db, signedIn.buyerId, row.id)) > 0,
    startsAt: toSeconds(row.startsAt),
    endsAt: toSeconds(row.endsAt),
    timestamp: toSeconds(now),
  });
};
