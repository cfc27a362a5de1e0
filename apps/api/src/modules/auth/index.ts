import { getCaptcha } from './get-captcha.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

export { findAccountByPhone, findCredentials, setPassword } from './account.repository.ts';
export { beginSession } from './begin-session.ts';
export { demandCaptcha } from './guard-login.ts';
export { limitTries } from './limit-tries.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { proveLogin } from './prove-login.ts';
export { closeSessionsOf, closeVisitingSessions, findSession, findSessionOrigin } from './session.repository.ts';
export { sweepAuth } from './sweep.ts';
export { hit, throttleKey } from './throttle.repository.ts';

export const authHandlers = { login, logout, getCaptcha };
