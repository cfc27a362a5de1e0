import { dayMs, minuteMs } from '#durations.ts';
import { hit, throttleKey } from '#modules/auth/index.ts';
import type { Handler } from '#operation.ts';
import { insertPageView } from './page-view.repository.ts';

/** As many as a busy office looks at from one address, and as many as the table takes a day from everybody. */
const limits = { address: 300, addressWindowMs: 10 * minuteMs, day: 500_000 };

/** Views are counted for statistics: one too many is left out, and nobody has to hear of it. */
export const recordPageView: Handler<'recordPageView'> = async ({ body }, { db, signedIn, now, client }) => {
  const { path, title = '', referrer = '' } = body;
  const ofAddress = await hit(db, throttleKey('page-view', client.address), limits.addressWindowMs, now);
  if (ofAddress.count > limits.address) return null;
  const ofDay = await hit(db, throttleKey('page-view-day'), dayMs, now);
  if (ofDay.count > limits.day) return null;
  await insertPageView(db, { buyerId: signedIn?.buyerId ?? null, path, title, referrer, createdAt: now });
  return null;
};
