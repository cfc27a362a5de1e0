// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D092 Banners of the shop's pages */
export const listBanners = {"id":"listBanners","method":"get","path":"/desk/api/banners","access":"operator","call":"D092","roles":["owner","content"]} as const;
/** D093 Put up a banner */
export const createBanner = {"id":"createBanner","method":"post","path":"/desk/api/banners","access":"operator","call":"D093","roles":["owner","content"]} as const;
/** D094 Change a banner */
export const changeBanner = {"id":"changeBanner","method":"put","path":"/desk/api/banners/{id}","access":"operator","call":"D094","roles":["owner","content"]} as const;
/** D095 Take a banner down */
export const removeBanner = {"id":"removeBanner","method":"delete","path":"/desk/api/banners/{id}","access":"operator","call":"D095","roles":["owner","content"]} as const;
