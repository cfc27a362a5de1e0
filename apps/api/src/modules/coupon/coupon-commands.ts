import { Refusal } from '#errors/refusal.ts';
import { namedHolder, readInteger } from '#modules/wallet/index.ts';
import type { OperatorCommands } from '#operator.ts';
import { allCoupons } from './coupon.repository.ts';
import { grantCoupon } from './grant-coupon.ts';

export const couponCommands: OperatorCommands = {
  'coupon list': {
    usage: '',
    summary: 'all coupons with what is left of them',
    reads: true,
    run: async (_, { db }) =>
      (await allCoupons(db)).map(
        ({ id, title, claimed, total, endsAt }) =>
          `${id}\t${title}\t${total - claimed} of ${total}\tuntil ${endsAt.toISOString().slice(0, 10)}`,
      ),
  },
  'coupon give': {
    usage: '<coupon> <username>',
    summary: 'give a buyer a piece of a coupon, also when its time to claim is over',
    run: async ({ words }, { db, now }) => {
      const [coupon, username] = words;
      const id = readInteger(coupon, 'A coupon', Number.MAX_SAFE_INTEGER);
      const isGranted = await db.transaction(async (tx) => grantCoupon(tx, await namedHolder(tx, username), id, now));
      if (!isGranted) throw new Refusal('couponsGone');
      return [`${username} has coupon ${id}.`];
    },
  },
};
