// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** E020 Changes behind a position */
export const listChanges = {"id":"listChanges","method":"get","path":"/erp/v1/changes","access":"key","scope":"orders:read"} as const;
