import { addDays } from '../calendar.ts';

export interface CouponPlan {
  key: string;
  title: string;
  threshold: string;
  money: string | null;
  rate: string | null;
  maxMoney: string | null;
  scope: { scopes?: string[] };
  startsAt: Date;
  endsAt: Date;
  validDays: number;
  total: number;
  perBuyer: number;
}

const money = (key: string, title: string, threshold: string, off: string, scopes: string[] = []) => ({
  key,
  title,
  threshold,
  money: off,
  rate: null,
  maxMoney: null,
  scope: scopes.length > 0 ? { scopes } : {},
});

/** Coupons to claim now, one that is exhausted and one that has not started. */
export const couponPlans = (day: Date): CouponPlan[] => {
  const open = { startsAt: addDays(day, -30), endsAt: addDays(day, 400), validDays: 30, total: 5_000, perBuyer: 1 };
  return [
    { ...money('newcomer', '新客券 满200减15', '200', '15'), ...open },
    { ...money('monthly', '月度券 满500减30', '500', '30'), ...open, perBuyer: 3 },
    { ...money('big', '大单券 满2000减160', '2000', '160'), ...open },
    { ...money('herbs', '饮片券 满300减25', '300', '25', ['中药饮片']), ...open },
    {
      key: 'devices',
      title: '器械券 95折',
      threshold: '100',
      money: null,
      rate: '0.95',
      maxMoney: '50',
      scope: { scopes: ['二类器械', '三类器械'] },
      ...open,
    },
    { ...money('gone', '限量券 满100减20', '100', '20'), ...open, total: 3 },
    { ...money('soon', '年货节 满1000减100', '1000', '100'), ...open, startsAt: addDays(day, 12) },
  ];
};

/** A coupon of the quarter of an old order. */
export const quarterCoupon = (date: Date): CouponPlan => {
  const year = date.getUTCFullYear();
  const quarter = Math.floor(date.getUTCMonth() / 3);
  const startsAt = new Date(Date.UTC(year, quarter * 3, 1, -8));
  return {
    ...money(`${year}-${quarter}`, `${year}年第${quarter + 1}季度 满300减20`, '300', '20'),
    startsAt,
    endsAt: new Date(Date.UTC(year, quarter * 3 + 3, 1, -8)),
    validDays: 90,
    total: 10_000,
    perBuyer: 9,
  };
};
