// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C048 Brand wall */
export const listBrands = {"id":"listBrands","method":"get","path":"/api/brand","access":"visitor"} as const;
/** C082 One brand */
export const getBrand = {"id":"getBrand","method":"get","path":"/api/focus/brand/{id}","access":"visitor"} as const;
