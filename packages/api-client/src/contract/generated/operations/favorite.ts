// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C011 Favourites, paged */
export const listFavorites = {"id":"listFavorites","method":"get","path":"/api/favorite","access":"buyer"} as const;
/** C012 Add favourites */
export const addFavorites = {"id":"addFavorites","method":"post","path":"/api/favorite","access":"buyer","roles":["buyer"]} as const;
/** C013 Cancel favourites */
export const cancelFavorites = {"id":"cancelFavorites","method":"post","path":"/api/favorite/cancel","access":"buyer","roles":["buyer"]} as const;
