// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C053 New demand request */
export const addDemand = {"id":"addDemand","method":"post","path":"/api/user/buy","access":"buyer","roles":["buyer"]} as const;
/** C054 My demand requests */
export const listDemands = {"id":"listDemands","method":"get","path":"/api/user/buy","access":"buyer"} as const;
/** C055 Goods bought before */
export const listBoughtGoods = {"id":"listBoughtGoods","method":"get","path":"/api/user/fast_buy","access":"buyer"} as const;
/** C195 One demand request */
export const getDemand = {"id":"getDemand","method":"get","path":"/api/user/buy/{id}","access":"buyer"} as const;
/** C196 Match a pasted or uploaded purchase list to goods */
export const matchPurchaseList = {"id":"matchPurchaseList","method":"post","path":"/api/user/purchase_list","access":"buyer","roles":["buyer"],"multipart":true} as const;
/** C224 Remember what was chosen for a row of a purchase list */
export const chooseForLine = {"id":"chooseForLine","method":"post","path":"/api/user/purchase_list/choice","access":"buyer","roles":["buyer"]} as const;
