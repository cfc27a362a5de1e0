import type { Schemas } from '@yaoji/api-client/desk/contract';
import type { Executor } from '#db/database.ts';
import { requireValid } from '#errors/refusal.ts';
import { type CouponRow, insertCoupon, updateCoupon } from './coupon.repository.ts';
import { couponProblems } from './coupon-problems.ts';

const date = (seconds: number) => new Date(seconds * 1000);

/** Adds a coupon, or changes the one that `before` shows. */
export const saveCoupon = (
  tx: Executor,
  form: Schemas['CouponForm'],
  before: Schemas['Coupon'] | null = null,
): Promise<CouponRow> => {
  requireValid(couponProblems(form, before));
  const { money = null, rate = null, maxMoney = null, scope = {}, startsAt, endsAt, ...others } = form;
  const limit = rate === null ? null : maxMoney;
  const values = { ...others, money, rate, maxMoney: limit, scope, startsAt: date(startsAt), endsAt: date(endsAt) };
  return before ? updateCoupon(tx, before.id, values) : insertCoupon(tx, values);
};
