import { useQuery } from '@tanstack/react-query';
import { emailProblem, isEmail, isMobileNumber, mobileProblem, normalizeText } from '@yaoji/domain';
import { authWaysQuery } from './auth-ways.queries.ts';

/** The recipient of a code: a mobile number or an e-mail address. */
export type Recipient = { phone: string } | { email: string };

/** As the server reads it; null unless it is a mobile number or an e-mail address. */
export const readRecipient = (typed: string): Recipient | null => {
  if (isEmail(typed)) return { email: normalizeText(typed).toLowerCase() };
  return isMobileNumber(typed) ? { phone: normalizeText(typed) } : null;
};

/** How this shop sends codes: by SMS, by e-mail or both. Until it has said so, by SMS. */
export const useCodeWays = () => {
  const { data } = useQuery(authWaysQuery());
  const takesPhone = data?.sms !== 0;
  const takesEmail = data?.email === 1;
  const problemOf = (typed: string): string | undefined => {
    if (!takesEmail) return mobileProblem(typed);
    if (!takesPhone || typed.includes('@')) return emailProblem(typed);
    return isMobileNumber(typed) ? undefined : '请输入正确的手机号码或邮箱';
  };
  return {
    takesPhone,
    takesEmail,
    /** 手机号, 邮箱 or 手机号或邮箱. */
    label: [takesPhone && '手机号', takesEmail && '邮箱'].filter(Boolean).join('或'),
    codeLabel: takesEmail ? '验证码' : '短信验证码',
    problemOf,
  };
};

/** Where codes to the account's holder go: the phone, or the e-mail address without a phone or without SMS. */
export const useOwnRecipient = ({ phone = '', loginEmail = '' }: { phone?: string; loginEmail?: string } = {}) => {
  const { takesPhone } = useCodeWays();
  return (takesPhone && phone) || loginEmail || phone;
};
