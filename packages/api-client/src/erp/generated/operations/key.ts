// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** E001 The key's name and rights */
export const getKey = {"id":"getKey","method":"get","path":"/erp/v1/key","access":"key","scope":"any"} as const;
