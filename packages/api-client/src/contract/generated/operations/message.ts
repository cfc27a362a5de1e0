// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C160 Messages */
export const listMessages = {"id":"listMessages","method":"get","path":"/api/message","access":"buyer"} as const;
/** C161 Mark read */
export const readMessages = {"id":"readMessages","method":"post","path":"/api/message/read","access":"buyer"} as const;
/** C162 Delete */
export const deleteMessages = {"id":"deleteMessages","method":"post","path":"/api/message/delete","access":"buyer","roles":[]} as const;
