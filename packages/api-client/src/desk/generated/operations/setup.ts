// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D090 Become the first owner, by the link that a start of the server shows while nobody works at the desk */
export const createOwner = {"id":"createOwner","method":"post","path":"/desk/api/owner","access":"visitor","title":"开通工作台","fields":{"username":"账号","name":"姓名","password":"密码"}} as const;
/** D091 Steps a new shop needs before it sells, and those that are done */
export const listFirstSteps = {"id":"listFirstSteps","method":"get","path":"/desk/api/first-steps","access":"operator","permissions":["settings"]} as const;
