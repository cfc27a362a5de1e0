import { isMobileNumber, isPhoneNumber } from '@yaoji/domain';

/** What is wrong with a mobile number as it was typed (V1). */
export const mobileProblem = (phone: string): string | undefined =>
  isMobileNumber(phone) ? undefined : '请输入正确的手机号码';

/** What is wrong with a phone that is a mobile or a landline, as it was typed (V1, V2). */
export const phoneProblem = (phone: string): string | undefined =>
  isPhoneNumber(phone) ? undefined : '请填写正确的手机号码或固定电话';
