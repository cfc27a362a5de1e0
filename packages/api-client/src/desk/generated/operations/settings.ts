// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D140 Settings of the shop */
export const getSettings = {"id":"getSettings","method":"get","path":"/desk/api/settings","access":"operator","permissions":["settings"]} as const;
/** D141 Change some of it */
export const changeSettings = {"id":"changeSettings","method":"put","path":"/desk/api/settings","access":"operator","permissions":["settings"],"title":"修改设置"} as const;
/** D142 Upload a picture of the shop's own, for banners, brands, prizes and settings */
export const addPicture = {"id":"addPicture","method":"post","path":"/desk/api/pictures","access":"operator","permissions":["promotions","pictures","banners","categories","articles","broadcasts","settings"],"title":"上传图片","multipart":true} as const;
