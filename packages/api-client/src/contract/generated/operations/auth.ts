// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C100 Log in; session cookie */
export const login = {"id":"login","method":"post","path":"/api/auth/login","access":"visitor"} as const;
/** C101 Log in by SMS code */
export const loginBySms = {"id":"loginBySms","method":"post","path":"/api/auth/login_sms","access":"visitor"} as const;
/** C102 Captcha picture, asked for after 3 failures */
export const getCaptcha = {"id":"getCaptcha","method":"get","path":"/api/auth/captcha","access":"visitor"} as const;
/** C103 Send a code (register, login, forget, bind); 60 s between two */
export const sendSms = {"id":"sendSms","method":"post","path":"/api/auth/sms","access":"visitor"} as const;
/** C104 Registration step 1 */
export const register = {"id":"register","method":"post","path":"/api/auth/register","access":"visitor"} as const;
/** C105 Registration step 2 */
export const registerCompany = {"id":"registerCompany","method":"post","path":"/api/auth/register/company","access":"buyer","roles":[]} as const;
/** C106 Registration step 3 */
export const getRegistration = {"id":"getRegistration","method":"get","path":"/api/auth/register/status","access":"buyer"} as const;
/** C107 Multi-store registration */
export const registerStores = {"id":"registerStores","method":"post","path":"/api/auth/register/stores","access":"buyer","roles":[]} as const;
/** C108 Forgot password step 1: a one-time token */
export const verifyForgotten = {"id":"verifyForgotten","method":"post","path":"/api/auth/forget/verify","access":"visitor"} as const;
/** C109 Forgot password step 2; ends every other session */
export const resetForgotten = {"id":"resetForgotten","method":"post","path":"/api/auth/forget/reset","access":"visitor"} as const;
/** C110 Poll a WeChat scan */
export const pollWechat = {"id":"pollWechat","method":"get","path":"/api/auth/wechat","access":"visitor"} as const;
/** C111 Bind a scanned WeChat to an account */
export const bindWechat = {"id":"bindWechat","method":"post","path":"/api/auth/wechat/bind","access":"visitor"} as const;
/** C234 Take back what was changed in an account within 24 hours, from the phone that it had then */
export const restoreAccount = {"id":"restoreAccount","method":"post","path":"/api/auth/restore","access":"visitor"} as const;
/** C252 Complete a log-in that asked for the second factor (42803) */
export const loginBySecondFactor = {"id":"loginBySecondFactor","method":"post","path":"/api/auth/second_factor","access":"visitor"} as const;
