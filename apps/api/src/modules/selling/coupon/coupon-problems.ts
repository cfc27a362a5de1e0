import type { Schemas } from '@yaoji/api-client/desk/contract';
import { compareDecimals, compareMoney } from '@yaoji/domain';

type CouponForm = Schemas['CouponForm'];

/** Terms of a coupon that buyers have already claimed, which must not change. */
const promiseOf = ({ threshold, money, rate, maxMoney, scope }: CouponForm) =>
  JSON.stringify([...[threshold, money, rate, maxMoney].map((each) => Number(each ?? 0)), scope ?? {}]);

export const promisesSame = (form: CouponForm, other: CouponForm): boolean => promiseOf(form) === promiseOf(other);

/** Why a coupon can't be saved, by field in bracket form. */
export const couponProblems = (form: CouponForm, before: Schemas['Coupon'] | null): Record<string, string> => {
  const { money, rate, threshold, startsAt, endsAt } = form;
  const problems: Record<string, string> = {};
  if ((money === undefined) === (rate === undefined)) problems['coupon[money]'] = '减免金额与折扣须填写其中一项';
  else if (money !== undefined && compareMoney(money, 0) <= 0) problems['coupon[money]'] = '减免金额须大于零';
  else if (money !== undefined && compareMoney(money, threshold) >= 0)
    problems['coupon[money]'] = '减免金额须低于使用门槛';
  if (rate !== undefined && compareDecimals(rate, 0) <= 0)
    problems['coupon[rate]'] = '折扣须大于0、小于1，如0.95为95折';
  if (endsAt <= startsAt) problems['coupon[endsAt]'] = '领取结束须晚于领取开始';
  if (before && form.total < before.claimed) problems['coupon[total]'] = `已领取${before.claimed}张，总数不能更少`;
  if (before && before.claimed > 0 && !promisesSame(form, before.form))
    problems['coupon[threshold]'] = '已有客户领取，门槛、优惠与范围不能修改；请另建一张';
  return problems;
};
