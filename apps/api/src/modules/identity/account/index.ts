import { getAuthWays } from './auth-ways.ts';
import { changeFace } from './change-face.ts';
import { changeLoginEmail } from './change-login-email.ts';
import { changePassword } from './change-password.ts';
import { changeUserInfo } from './change-user-info.ts';
import { checkPhone } from './check-phone.ts';
import { endSession, listSessions } from './list-sessions.ts';
import { loginBySms } from './login-by-sms.ts';
import { register } from './register.ts';
import { resetForgotten } from './reset-forgotten.ts';
import { restoreAccount } from './restore-account.ts';
import { secondFactorHandlers } from './second-factor.ts';
import { setPayPassword } from './set-pay-password.ts';
import { verifyForgotten } from './verify-forgotten.ts';
import { verifyIdentity } from './verify-identity.ts';
import { bindWechat } from './wechat/bind-wechat.ts';
import { createBindCode } from './wechat/create-bind-code.ts';
import { pollWechat } from './wechat/poll-wechat.ts';
import { unbindWechat } from './wechat/unbind-wechat.ts';

export { guessableReason, judgePassword } from './judge-password.ts';
export { openAccount } from './open-account.ts';
export { replacePassword } from './replace-password.ts';
export { serveMessageSandbox } from './sandbox/serve-message-sandbox.ts';
export { acceptPayPassword, refuseGuessable } from './set-pay-password.ts';
export { endAllSessions, removeFactorFor } from './support-access.ts';
export { sweepAccounts } from './sweep-accounts.ts';

export const accountHandlers = {
  ...secondFactorHandlers,
  bindWechat,
  changeLoginEmail,
  changePassword,
  changeFace,
  changeUserInfo,
  checkPhone,
  createBindCode,
  endSession,
  getAuthWays,
  listSessions,
  loginBySms,
  pollWechat,
  verifyIdentity,
  register,
  resetForgotten,
  restoreAccount,
  setPayPassword,
  unbindWechat,
  verifyForgotten,
};
