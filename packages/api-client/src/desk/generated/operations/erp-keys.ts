// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D130 Keys of the interface for an ERP, the newest first */
export const listErpKeys = {"id":"listErpKeys","method":"get","path":"/desk/api/erp-keys","access":"operator","permissions":["interfaces"]} as const;
/** D131 Make a key, which is shown this once */
export const createErpKey = {"id":"createErpKey","method":"post","path":"/desk/api/erp-keys","access":"operator","permissions":["interfaces"],"title":"新建ERP密钥","fields":{"name":"名称","scopes":"权限","days":"有效天数"}} as const;
/** D132 Let a key hold no longer */
export const revokeErpKey = {"id":"revokeErpKey","method":"delete","path":"/desk/api/erp-keys/{id}","access":"operator","permissions":["interfaces"],"title":"停用ERP密钥"} as const;
