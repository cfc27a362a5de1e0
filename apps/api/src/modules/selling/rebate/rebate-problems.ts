import { compareMoney, rebatePeriodAfter, rebatePeriodName, rebatePeriodOf } from '@yaoji/domain';
import type { RebateValues } from './rebate.repository.ts';

/** The terms of earlier bookings, and the first month of the last booked period. */
type Booked = { values: RebateValues; period: string };

const termsOf = ({ title: _, lastMonth: __, isOpen: ___, ...terms }: RebateValues) => JSON.stringify(terms);

/** Why a rebate can't be saved, by field in bracket form. */
export const rebateProblems = (values: RebateValues, booked: Booked | null): Record<string, string> => {
  const { period, firstMonth, lastMonth = null, tiers } = values;
  const problems: Record<string, string> = {};
  if (firstMonth !== rebatePeriodOf(period, `${firstMonth}-01`))
    problems['rebate[firstMonth]'] = '季度从1、4、7、10月开始';
  if (lastMonth !== null) {
    const last = rebatePeriodOf(period, `${lastMonth}-01`);
    if (lastMonth < firstMonth) problems['rebate[lastMonth]'] = '不能早于开始月份';
    else if (rebatePeriodAfter('month', lastMonth) !== rebatePeriodAfter(period, last))
      problems['rebate[lastMonth]'] = '季度到3、6、9、12月结束';
    else if (booked && lastMonth < booked.period)
      problems['rebate[lastMonth]'] = `${rebatePeriodName(period, booked.period)}的返利已入账，不能在此之前结束`;
  }
  if (tiers.length === 0) problems['rebate[tiers]'] = '请加一档';
  tiers.forEach(({ amount, rate }, at) => {
    if (compareMoney(rate, 0) <= 0) problems[`rebate[tiers][${at}][rate]`] = '须大于0';
    if (tiers.slice(0, at).some((each) => compareMoney(each.amount, amount) === 0))
      problems[`rebate[tiers][${at}][amount]`] = '上面已有同样的一档';
  });
  if (booked && termsOf(values) !== termsOf(booked.values))
    problems['rebate[period]'] = '已有返利入账，周期、开始月份、客户、商品和档位不能改；请填结束月份，再另建一个';
  return problems;
};
