// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D224 Versions, disk, queues and backups */
export const getSystem = {"id":"getSystem","method":"get","path":"/desk/api/system","access":"operator","call":"D224","permissions":["log"]} as const;
