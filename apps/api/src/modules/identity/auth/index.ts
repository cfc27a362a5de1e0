import { loginBySecondFactor } from './factor/login-by-second-factor.ts';
import { getCaptcha } from './get-captcha.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

export { claimPhone, findAccountByRecipient, findCredentials, isPhoneFree, setPassword } from './account.repository.ts';
export { countedAs, logName } from './account.ts';
export { authenticateOwner } from './authenticate.ts';
export { beginSession, enterSession, renewSession } from './begin-session.ts';
export {
  deleteFactor,
  type FactorRow,
  findFactor,
  lockFactor,
  restoreFactor,
  saveNewSecret,
  updateFactor,
} from './factor/factor.repository.ts';
export { requireFactor, requireFactorAtLogin, requireFactorToPay } from './factor/require-factor.ts';
export { forgetFactorTries, limitFactorTries, verifyFactor } from './factor/verify-factor.ts';
export { demandCaptcha } from './guard-login.ts';
export {
  beginImpersonation,
  closeImpersonationsOf,
  findImpersonation,
  openImpersonation,
} from './impersonation.repository.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { requirePaymentPassword } from './payment-password.ts';
export { phoneTaken } from './phone-taken.ts';
export { findProgram, openProgram, programById, programsOf } from './program.repository.ts';
export { markVerified, requireIdentity } from './require-identity.ts';
export {
  closeOwnSession,
  closeSession,
  closeSessionsOf,
  closeSessionsOfMember,
  closeVisitingSessions,
  findSession,
  findSessionOrigin,
  sessionsOf,
} from './session.repository.ts';
export { sweepAuth } from './sweep.ts';

export const authHandlers = { login, loginBySecondFactor, logout, getCaptcha };
