// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D001 Log in; 42803 with a ticket where a code of the second factor is asked for */
export const logIn = {"id":"logIn","method":"post","path":"/desk/api/session","access":"visitor","title":"登录","fields":{"username":"账号","password":"密码"}} as const;
/** D002 Complete a log-in with a code of the second factor */
export const logInByCode = {"id":"logInByCode","method":"post","path":"/desk/api/session/code","access":"visitor","title":"登录（两步验证）","fields":{"code":"动态验证码"}} as const;
/** D003 Log out */
export const logOut = {"id":"logOut","method":"delete","path":"/desk/api/session","access":"visitor"} as const;
/** D004 The operator who is logged in */
export const getOperator = {"id":"getOperator","method":"get","path":"/desk/api/session","access":"visitor"} as const;
/** D005 A secret for an authenticator, which waits for its first code */
export const beginFactor = {"id":"beginFactor","method":"post","path":"/desk/api/factor","access":"operator","permissions":"everybody","fields":{"password":"登录密码"}} as const;
/** D006 Switch the second factor on by its first code */
export const confirmFactor = {"id":"confirmFactor","method":"put","path":"/desk/api/factor","access":"operator","permissions":"everybody","title":"开启两步验证","fields":{"code":"动态验证码"}} as const;
/** D007 Change one's password; other sessions end */
export const changeOwnPassword = {"id":"changeOwnPassword","method":"put","path":"/desk/api/password","access":"operator","permissions":"everybody","title":"修改密码","fields":{"password":"现在的密码","newPassword":"新密码"}} as const;
