// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D092 Banners of the shop's pages */
export const listBanners = {"id":"listBanners","method":"get","path":"/desk/api/banners","access":"operator","permissions":["banners"]} as const;
/** D093 Put up a banner */
export const createBanner = {"id":"createBanner","method":"post","path":"/desk/api/banners","access":"operator","permissions":["banners"],"title":"新建横幅"} as const;
/** D094 Change a banner */
export const changeBanner = {"id":"changeBanner","method":"put","path":"/desk/api/banners/{id}","access":"operator","permissions":["banners"],"title":"修改横幅"} as const;
/** D095 Take a banner down */
export const removeBanner = {"id":"removeBanner","method":"delete","path":"/desk/api/banners/{id}","access":"operator","permissions":["banners"],"title":"撤下横幅"} as const;
/** D143 Brands */
export const listBrands = {"id":"listBrands","method":"get","path":"/desk/api/brands","access":"operator","permissions":["categories"]} as const;
/** D144 Add a brand */
export const createBrand = {"id":"createBrand","method":"post","path":"/desk/api/brands","access":"operator","permissions":["categories"],"title":"新建品牌"} as const;
/** D145 Change a brand */
export const changeBrand = {"id":"changeBrand","method":"put","path":"/desk/api/brands/{id}","access":"operator","permissions":["categories"],"title":"修改品牌"} as const;
/** D146 Remove a brand; its goods stay */
export const removeBrand = {"id":"removeBrand","method":"delete","path":"/desk/api/brands/{id}","access":"operator","permissions":["categories"],"title":"撤下品牌"} as const;
/** D176 Categories, as the menus show them */
export const listCategories = {"id":"listCategories","method":"get","path":"/desk/api/categories","access":"operator","permissions":["categories"]} as const;
/** D177 Rename, move, hide or order a category */
export const changeCategory = {"id":"changeCategory","method":"put","path":"/desk/api/categories/{id}","access":"operator","permissions":["categories"],"title":"修改分类"} as const;
/** D230 Create a category */
export const createCategory = {"id":"createCategory","method":"post","path":"/desk/api/categories","access":"operator","permissions":["categories"],"title":"新建分类"} as const;
/** D231 Delete a category that nothing refers to */
export const removeCategory = {"id":"removeCategory","method":"delete","path":"/desk/api/categories/{id}","access":"operator","permissions":["categories"],"title":"删除分类"} as const;
/** D232 Move all goods, categories below it and references of a category to another one, and delete it */
export const mergeCategory = {"id":"mergeCategory","method":"post","path":"/desk/api/categories/{id}/merge","access":"operator","permissions":["categories"],"title":"合并分类","fields":{"intoId":"合并到"}} as const;
