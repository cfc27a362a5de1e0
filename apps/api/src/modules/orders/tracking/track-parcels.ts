import type { TrackingConfig } from '#config/tracking-config.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '#durations.ts';
import { recordTrack } from '#modules/orders/logistics/index.ts';
import type { JobRunner } from '#modules/platform/job/index.ts';
import { carrierCode, needsPhone } from './carrier-codes.ts';
import { askKuaidi100, TrackingFailure } from './kuaidi100.ts';
import {
  addNumbers,
  type ClaimedNumber,
  claimNumbers,
  failQuery,
  finishQuery,
  parcelsUnder,
} from './tracking.repository.ts';

export const trackJob = 'track-parcels';

const atOnce = 10;
const downMs = 5 * minuteMs;
/** The service locks a number that is asked about more than twice an hour. */
const pauses = { usual: 6 * hourMs, delivering: 2 * hourMs };

/** Asks the tracking service about the parcels that are due. Nothing but their tracks changes. */
export const trackRunner =
  (config: Pick<Config, 'tracking'> | null): JobRunner =>
  async (db, _, now) => {
    const tracking = config?.tracking;
    if (!tracking) return new Date(now.getTime() + 10 * minuteMs);
    await addNumbers(db, (company) => carrierCode(tracking, company) !== null, now);
    const due = await claimNumbers(db, atOnce, now);
    const outcomes = await Promise.all(due.map((each) => trackNumber(db, tracking, each, now)));
    if (due.length < atOnce) return new Date(now.getTime() + minuteMs);
    // A service that is down must not keep other jobs waiting all the time.
    return new Date(now.getTime() + (outcomes.includes(true) ? secondMs : downMs));
  };

/** False if the service failed. */
const trackNumber = async (db: Db, tracking: TrackingConfig, number: ClaimedNumber, now: Date): Promise<boolean> => {
  const code = carrierCode(tracking, number.company);
  const parcels = await parcelsUnder(db, number, now);
  const [first] = parcels;
  if (!code || !first) return true;
  try {
    const phone = needsPhone(code) ? first.phone : null;
    const answer = await askKuaidi100(tracking, { code, trackingNo: number.trackingNo, phone });
    for (const parcel of parcels) await recordTrack(db, parcel, answer, now);
    const isOver = (await parcelsUnder(db, number, now)).length === 0;
    const pause = answer.status === 'delivering' ? pauses.delivering : pauses.usual;
    await finishQuery(db, number, isOver ? null : new Date(now.getTime() + pause));
    return true;
  } catch (error) {
    if (!(error instanceof TrackingFailure)) throw error;
    const pause = Math.min(dayMs, hourMs * 2 ** number.failures);
    await failQuery(db, number, error.message, new Date(now.getTime() + pause), now);
    return false;
  }
};
