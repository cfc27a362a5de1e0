// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D014 Preview list prices before they are saved */
export const listPriceEffects = {"id":"listPriceEffects","method":"get","path":"/desk/api/goods/price-effects","access":"operator","permissions":["prices"]} as const;
/** D015 Buyers and regions of a product, and its pictures */
export const getGoodsTerms = {"id":"getGoodsTerms","method":"get","path":"/desk/api/goods/{id}/terms","access":"operator","permissions":["goodsProfiles","prices","pictures","reports"]} as const;
/** D016 Say who may buy one goods and where */
export const changeGoodsTerms = {"id":"changeGoodsTerms","method":"put","path":"/desk/api/goods/{id}/terms","access":"operator","permissions":["goodsProfiles"],"title":"修改销售范围","fields":{"buyers":"控销客户","regions":"销售地区"}} as const;
/** D017 Add a picture behind those that there are, eight at most */
export const addGoodsPicture = {"id":"addGoodsPicture","method":"post","path":"/desk/api/goods/{id}/pictures","access":"operator","permissions":["pictures"],"title":"添加商品图片","multipart":true} as const;
/** D018 Put the pictures of one goods in order; those that are not named are removed */
export const arrangeGoodsPictures = {"id":"arrangeGoodsPictures","method":"put","path":"/desk/api/goods/{id}/pictures","access":"operator","permissions":["pictures"],"title":"整理商品图片"} as const;
/** D019 Provinces, or the parts of a region */
export const listRegions = {"id":"listRegions","method":"get","path":"/desk/api/regions","access":"operator","permissions":["goods","goodsProfiles","prices","priceLists","pictures","stock","buyerChanges","settings"]} as const;
/** D077 Set tiered prices of one goods, and from how many units on it ships free */
export const changeGoodsTiers = {"id":"changeGoodsTiers","method":"put","path":"/desk/api/goods/{id}/tiers","access":"operator","permissions":["prices"],"title":"修改阶梯价与包邮"} as const;
/** D198 Show a video of one goods on its page, or none any more */
export const changeGoodsVideo = {"id":"changeGoodsVideo","method":"put","path":"/desk/api/goods/{id}/video","access":"operator","permissions":["pictures"],"title":"修改商品视频","fields":{"video":"视频路径"}} as const;
