// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C144 Provinces, cities, districts */
export const listRegions = {"id":"listRegions","method":"get","path":"/api/region","access":"visitor"} as const;
