import { minuteMs } from '#durations.ts';
import { isPhoneFree } from '#modules/identity/auth/index.ts';
import { limitTries } from '#modules/platform/throttle/index.ts';
import type { Handler } from '#operation.ts';

export const checkPhone: Handler<'checkPhone'> = async ({ params }, { db, now, client }) => {
  await limitTries(db, { kind: 'phone-check', of: [client.address], limit: 20, windowMs: 10 * minuteMs }, now);
  return { is_free: (await isPhoneFree(db, params.value)) ? 1 : 0 };
};
