import { getCaptcha } from './get-captcha.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

export { findAccountByPhone, findCredentials, setPassword } from './account.repository.ts';
export { beginSession, renewSession } from './begin-session.ts';
export { demandCaptcha } from './guard-login.ts';
export { limitTries } from './limit-tries.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { proveLogin } from './prove-login.ts';
export { requireProof } from './require-proof.ts';
export {
  closeOwnSession,
  closeSessionsOf,
  closeVisitingSessions,
  findSession,
  findSessionOrigin,
  markProved,
  sessionsOf,
} from './session.repository.ts';
export { sweepAuth } from './sweep.ts';
export { hit, throttleKey } from './throttle.repository.ts';

export const authHandlers = { login, logout, getCaptcha };
