// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D296 Makers of products */
export const listMakers = {"id":"listMakers","method":"get","path":"/desk/api/makers","access":"operator","permissions":["categories","promotions"]} as const;
/** D297 Rename a maker in products, brands, promotions and links; lists with the old name mean the new one from then on */
export const renameMaker = {"id":"renameMaker","method":"put","path":"/desk/api/makers/name","access":"operator","permissions":["categories"],"title":"修改厂家名称","fields":{"name":"厂家","newName":"新名称"}} as const;
/** D298 Give the products and references of a maker to another one, as a rename does */
export const mergeMakers = {"id":"mergeMakers","method":"post","path":"/desk/api/makers/merge","access":"operator","permissions":["categories"],"title":"合并厂家","fields":{"name":"厂家","into":"合并到"}} as const;
/** D299 Leave a maker out of filters and pages of brands, or show it again */
export const hideMaker = {"id":"hideMaker","method":"put","path":"/desk/api/makers/hidden","access":"operator","permissions":["categories"],"title":"隐藏或显示厂家","fields":{"name":"厂家","isHidden":"隐藏"}} as const;
/** D300 Let a former name be a maker of its own in later lists; products stay as they are */
export const releaseMakerName = {"id":"releaseMakerName","method":"put","path":"/desk/api/makers/former-name","access":"operator","permissions":["categories"],"title":"取消厂家曾用名","fields":{"name":"曾用名"}} as const;
