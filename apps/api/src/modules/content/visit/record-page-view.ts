import { dayMs, minuteMs } from '#durations.ts';
import { hit, throttleKey } from '#modules/platform/throttle/index.ts';
import type { Handler } from '#operation.ts';
import { insertPageView } from './page-view.repository.ts';

/**
 * Per address as many as a busy office views. Per day as many as the table can take, with visitors counted apart from
 * buyers, so that strangers from many addresses fill little and end no buyer's statistics.
 */
const limits = { address: 300, addressWindowMs: 10 * minuteMs, visitorsADay: 50_000, buyersADay: 500_000 };

/** Longer addresses are cut: the statistics read the first parameters only. */
const most = { path: 500, title: 100, referrer: 300 };

/** Views are only statistics: excess ones are dropped silently. */
export const recordPageView: Handler<'recordPageView'> = async ({ body }, { db, signedIn, now, client }) => {
  const { path, title = '', referrer = '' } = body;
  const ofAddress = await hit(db, throttleKey('page-view', client.address), limits.addressWindowMs, now);
  if (ofAddress.count > limits.address) return null;
  const ofDay = await hit(db, throttleKey('page-view-day', signedIn ? 'buyers' : 'visitors'), dayMs, now);
  if (ofDay.count > (signedIn ? limits.buyersADay : limits.visitorsADay)) return null;
  await insertPageView(db, {
    buyerId: signedIn?.buyerId ?? null,
    path: path.slice(0, most.path),
    title: title.slice(0, most.title),
    referrer: referrer.slice(0, most.referrer),
    createdAt: now,
  });
  return null;
};
