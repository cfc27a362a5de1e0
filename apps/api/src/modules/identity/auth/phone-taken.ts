import { invalid } from '#errors/refusal.ts';

/** Refuses a phone that somebody already logs in with, and says what to do instead. */
export const phoneTaken = (advice = '', field = 'phone') =>
  invalid({ [field]: `该手机号已注册${advice && `，${advice}`}` });
