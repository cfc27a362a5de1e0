// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C140 Addresses */
export const listAddresses = {"id":"listAddresses","method":"get","path":"/api/address","access":"buyer"} as const;
/** C141 Add */
export const addAddress = {"id":"addAddress","method":"post","path":"/api/address","access":"buyer","roles":["buyer"]} as const;
/** C142 Change */
export const changeAddress = {"id":"changeAddress","method":"put","path":"/api/address/{id}","access":"buyer","roles":["buyer"]} as const;
/** C143 Delete */
export const deleteAddress = {"id":"deleteAddress","method":"delete","path":"/api/address/{id}","access":"buyer","roles":["buyer"]} as const;
