import { addDays, chinaDay, chinaDayStart } from '@yaoji/domain';
import type { Field } from '#pages/parts/fields.tsx';

/** Start of the day that many days from today, in Unix seconds. */
export const dayStart = (days: number) => chinaDayStart(addDays(chinaDay(new Date()), days)).getTime() / 1000;

/** The buyers who receive a grant. */
export const buyersField: Field<'usernames'> = {
  name: 'usernames',
  label: '客户账号',
  type: 'area',
  hint: '每行一个，最多 200 个；有一个不存在就都不发',
  required: true,
};

/** Usernames as typed or pasted: one per line, or separated by commas. */
export const usernamesOf = (text = ''): string[] => text.split(/[\s,，;；]+/).filter(Boolean);

/** Whether promotions apply on top of a buyer's own prices. */
export const joinsPromotionsField: Field<'joinsPromotions'> = {
  name: 'joinsPromotions',
  label: '可叠加优惠',
  type: 'flag',
  hint: '勾选：还可享阶梯价、满减、满赠、折扣和优惠券；秒杀和特价更低时总是按更低的价',
};
