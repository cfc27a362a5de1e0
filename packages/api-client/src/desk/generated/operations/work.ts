// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D020 Tasks that wait for the operator, with counts and ages */
export const listWork = {"id":"listWork","method":"get","path":"/desk/api/work","access":"operator","permissions":"everybody"} as const;
/** D021 Actions of operators, the latest first */
export const listLog = {"id":"listLog","method":"get","path":"/desk/api/log","access":"operator","permissions":["log"]} as const;
/** D246 These entries of the log as a table */
export const exportLog = {"id":"exportLog","method":"get","path":"/desk/api/exports/log","access":"operator","permissions":["log"],"title":"导出操作日志","logged":true,"file":true} as const;
