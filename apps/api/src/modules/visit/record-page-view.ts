import { dayMs, minuteMs } from '#durations.ts';
import { hit, throttleKey } from '#modules/auth/index.ts';
import type { Handler } from '#operation.ts';
import { insertPageView } from './page-view.repository.ts';

/** Per address as many as a busy office views; per day as many as the table can take. */
const limits = { address: 300, addressWindowMs: 10 * minuteMs, day: 500_000 };

/** Views are only statistics: excess ones are dropped silently. */
export const recordPageView: Handler<'recordPageView'> = async ({ body }, { db, signedIn, now, client }) => {
  const { path, title = '', referrer = '' } = body;
  const ofAddress = await hit(db, throttleKey('page-view', client.address), limits.addressWindowMs, now);
  if (ofAddress.count > limits.address) return null;
  const ofDay = await hit(db, throttleKey('page-view-day'), dayMs, now);
  if (ofDay.count > limits.day) return null;
  await insertPageView(db, { buyerId: signedIn?.buyerId ?? null, path, title, referrer, createdAt: now });
  return null;
};
