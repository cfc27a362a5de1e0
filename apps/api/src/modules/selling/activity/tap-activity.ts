import { activityTapCodec } from '@yaoji/api-client/wire';
import { chinaDay } from '@yaoji/domain';
import { Refusal, required } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { findActivity, insertTap } from './activity.repository.ts';

/** Counts a visit once a day; the activity's lucky draws may use the count. */
export const tapActivity: Handler<'tapActivity'> = async ({ body }, { db, signedIn, now }) => {
  const row = required(await findActivity(db, body.id), 'activityMissing');
  if (row.startsAt > now) throw new Refusal('activityNotBegun');
  if (row.endsAt <= now) throw new Refusal('activityEnded');
  const tap = { activityId: row.id, buyerId: signedIn.buyerId, day: chinaDay(now), createdAt: now };
  return activityTapCodec.write({ id: row.id, isNew: await insertTap(db, tap) });
};
