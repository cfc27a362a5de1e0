// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C230 Verify one's identity again, by password or, for the owner, by a code (C103, scene proof). Holds for ten minutes; the session gets a new token */
export const verifyIdentity = {"id":"verifyIdentity","method":"post","path":"/api/user/identity","access":"buyer"} as const;
/** C231 Where this account is logged in */
export const listSessions = {"id":"listSessions","method":"get","path":"/api/user/session","access":"buyer","roles":[]} as const;
/** C232 End a session of this account */
export const endSession = {"id":"endSession","method":"delete","path":"/api/user/session/{id}","access":"buyer","roles":[]} as const;
/** C233 Log-ins, failures and changes of the last 180 days */
export const listSecurityEvents = {"id":"listSecurityEvents","method":"get","path":"/api/user/security_log","access":"buyer","roles":[]} as const;
/** C245 The user's own second factor, and which payments ask for it */
export const getSecondFactor = {"id":"getSecondFactor","method":"get","path":"/api/user/second_factor","access":"buyer"} as const;
/** C246 A new secret for an authenticator; requires a verified identity (C230), and changes nothing until it is confirmed (C247) */
export const beginSecondFactor = {"id":"beginSecondFactor","method":"post","path":"/api/user/second_factor/begin","access":"buyer"} as const;
/** C247 Switch the second factor on by its first code; requires a verified identity (C230) */
export const confirmSecondFactor = {"id":"confirmSecondFactor","method":"post","path":"/api/user/second_factor","access":"buyer"} as const;
/** C248 Switch the second factor off; requires a verified identity (C230) and a code (C249) */
export const removeSecondFactor = {"id":"removeSecondFactor","method":"delete","path":"/api/user/second_factor","access":"buyer"} as const;
/** C249 Verify the second factor; holds for ten minutes, and gives the session a new token */
export const verifySecondFactor = {"id":"verifySecondFactor","method":"post","path":"/api/user/second_factor/verify","access":"buyer"} as const;
/** C250 Set above which sum payments ask for a code; requires a verified identity (C230) and a code (C249) */
export const setFactorPayment = {"id":"setFactorPayment","method":"post","path":"/api/user/second_factor/payment","access":"buyer","roles":[]} as const;
/** C253 All data of the account in one file; requires a verified identity (C230) */
export const exportAccount = {"id":"exportAccount","method":"get","path":"/api/user/export","access":"buyer","roles":[],"file":true} as const;
/** C254 Close the account for good; requires a verified identity (C230), and a code (C249) where the second factor is on */
export const closeAccount = {"id":"closeAccount","method":"post","path":"/api/user/close","access":"buyer","roles":[]} as const;
/** C334 New recovery codes, which end the previous ones; requires a verified identity (C230) and a code (C249) */
export const renewRecoveryCodes = {"id":"renewRecoveryCodes","method":"post","path":"/api/user/second_factor/recovery","access":"buyer"} as const;
