import { addDays, chinaDay, chinaDayStart } from '@yaoji/domain';
import type { Field } from '#pages/parts/fields.tsx';

/** The start of the day so many days from today, in Unix seconds. */
export const dayStart = (days: number) => chinaDayStart(addDays(chinaDay(new Date()), days)).getTime() / 1000;

/** Whom something is granted to. */
export const buyersField: Field<'usernames'> = {
  name: 'usernames',
  label: '客户账号',
  type: 'area',
  hint: '每行一个，最多 200 个；有一个不存在就都不发',
  required: true,
};

/** User names as they are typed or pasted: one a line, or with commas between. */
export const usernamesOf = (text = ''): string[] => text.split(/[\s,，;；]+/).filter(Boolean);
