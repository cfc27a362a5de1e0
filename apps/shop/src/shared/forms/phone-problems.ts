import { isMobileNumber, isPhoneNumber } from '@yaoji/domain';

/** The problem of a mobile number as typed (V1). */
export const mobileProblem = (phone: string): string | undefined =>
  isMobileNumber(phone) ? undefined : '请输入正确的手机号码';

/** The problem of a mobile or landline number as typed (V1, V2). */
export const phoneProblem = (phone: string): string | undefined =>
  isPhoneNumber(phone) ? undefined : '请填写正确的手机号码或固定电话';
