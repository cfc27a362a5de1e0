import { getCaptcha } from './get-captcha.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

export { hashPassword, verifyPassword } from './password.ts';
export { findSession } from './session.repository.ts';
export { sweepAuth } from './sweep.ts';

export const authHandlers = { login, logout, getCaptcha };
