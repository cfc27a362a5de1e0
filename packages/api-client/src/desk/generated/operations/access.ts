// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D206 Second factor, sessions and programs of a buyer */
export const getBuyerAccess = {"id":"getBuyerAccess","method":"get","path":"/desk/api/access/{id}","access":"operator","permissions":["buyerChanges","buyerSecurity"]} as const;
/** D207 End every session and program of a buyer */
export const endBuyerSessions = {"id":"endBuyerSessions","method":"post","path":"/desk/api/access/{id}/sessions/end","access":"operator","permissions":["buyerChanges"],"title":"结束全部登录"} as const;
/** D208 Switch off the second factor of a buyer who has lost it; the buyer is notified */
export const removeBuyerFactor = {"id":"removeBuyerFactor","method":"post","path":"/desk/api/access/{id}/factor/end","access":"operator","permissions":["buyerSecurity"],"title":"关闭两步验证","fields":{"reason":"原因"}} as const;
/** D209 Issue a token for a program of a buyer, shown this once; the buyer is notified */
export const issueProgramToken = {"id":"issueProgramToken","method":"post","path":"/desk/api/access/{id}/programs","access":"operator","permissions":["buyerSecurity"],"title":"发放程序令牌","fields":{"name":"程序名称","scopes":"权限","days":"有效天数"}} as const;
/** D210 End the token of a program */
export const endProgram = {"id":"endProgram","method":"delete","path":"/desk/api/programs/{id}","access":"operator","permissions":["buyerChanges"],"title":"结束程序令牌"} as const;
