// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D225 A product's description */
export const getGoodsProfile = {"id":"getGoodsProfile","method":"get","path":"/desk/api/goods/{id}/profile","access":"operator","permissions":["goodsProfiles"]} as const;
/** D226 Create a product, not on sale and without a price */
export const createGoods = {"id":"createGoods","method":"post","path":"/desk/api/goods/profiles","access":"operator","permissions":["goodsProfiles"],"title":"新建商品"} as const;
/** D227 Change a product's description; name, maker, spec, unit and approval number only while it is not on sale */
export const changeGoodsProfile = {"id":"changeGoodsProfile","method":"put","path":"/desk/api/goods/{id}/profile","access":"operator","permissions":["goodsProfiles"],"title":"修改商品资料"} as const;
/** D229 Which products or batches files belong to, by their names; nothing is saved */
export const matchFiles = {"id":"matchFiles","method":"post","path":"/desk/api/file-matches","access":"operator","permissions":["pictures","reports"],"fields":{"kind":"种类","names":"文件名"}} as const;
