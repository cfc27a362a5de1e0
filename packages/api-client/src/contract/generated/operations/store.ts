// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C150 Linked stores */
export const listStores = {"id":"listStores","method":"get","path":"/api/store","access":"buyer","roles":[]} as const;
/** C151 Link a store (verified by its own log-in) */
export const linkStore = {"id":"linkStore","method":"post","path":"/api/store","access":"buyer","roles":[]} as const;
/** C152 Unlink */
export const unlinkStore = {"id":"unlinkStore","method":"delete","path":"/api/store/{id}","access":"buyer","roles":[]} as const;
/** C153 Work as that store */
export const switchStore = {"id":"switchStore","method":"post","path":"/api/store/{id}/switch","access":"buyer","roles":[]} as const;
/** C235 Links of this account, upwards and downwards, confirmed or not */
export const listStoreLinks = {"id":"listStoreLinks","method":"get","path":"/api/store/link","access":"buyer","roles":[]} as const;
/** C236 Let a head office that asked for it work as this account */
export const confirmStore = {"id":"confirmStore","method":"post","path":"/api/store/{id}/confirm","access":"buyer","roles":[]} as const;
/** C324 Orders and spend of each store by month, twelve months back */
export const downloadStoreMonths = {"id":"downloadStoreMonths","method":"get","path":"/api/store/months","access":"buyer","roles":[],"file":true} as const;
