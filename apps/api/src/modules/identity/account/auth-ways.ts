import { canMail } from '#modules/platform/mail/index.ts';
import { canSend } from '#modules/platform/sms/index.ts';
import type { Handler } from '#operation.ts';
import { toFlag } from '#wire-values.ts';
import { wechatProvider } from './wechat/wechat-provider.ts';

export const getAuthWays: Handler<'getAuthWays'> = async (_, { config }) => ({
  sms: toFlag(canSend(config)),
  email: toFlag(canMail(config)),
  wechat: toFlag(wechatProvider(config) !== null),
});
