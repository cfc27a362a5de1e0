// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D224 Versions, disk, queues and backups */
export const getSystem = {"id":"getSystem","method":"get","path":"/desk/api/system","access":"operator","permissions":["log"]} as const;
/** D304 Send an e-mail that says that e-mail works */
export const sendTestMail = {"id":"sendTestMail","method":"post","path":"/desk/api/system/mail","access":"operator","permissions":["settings"],"title":"发测试邮件","fields":{"to":"收件邮箱"}} as const;
