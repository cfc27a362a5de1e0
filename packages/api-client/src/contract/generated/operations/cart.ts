// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C014 Copy cart lines to linked stores */
export const copyCartLines = {"id":"copyCartLines","method":"post","path":"/api/cart/copy","access":"buyer","call":"C014","roles":[]} as const;
/** C016 Delete lines */
export const deleteCartLines = {"id":"deleteCartLines","method":"post","path":"/api/cart/batch_delete","access":"buyer","call":"C016","roles":["buyer"]} as const;
/** C017 Change a line's quantity */
export const editCartLine = {"id":"editCartLine","method":"post","path":"/api/cart/{id}/edit","access":"buyer","call":"C017","roles":["buyer"]} as const;
/** C018 Select or deselect lines */
export const selectCartLines = {"id":"selectCartLines","method":"post","path":"/api/cart/batch_select","access":"buyer","call":"C018","roles":["buyer"]} as const;
/** C019 Number of lines in the cart */
export const getCartTotal = {"id":"getCartTotal","method":"get","path":"/api/cart/total","access":"buyer","call":"C019"} as const;
/** C020 The cart */
export const getCart = {"id":"getCart","method":"get","path":"/api/cart/list","access":"buyer","call":"C020"} as const;
/** C021 Add one goods in its default quantity */
export const quickAddGoods = {"id":"quickAddGoods","method":"post","path":"/api/cart/quick_add/{id}","access":"buyer","call":"C021","roles":["buyer"]} as const;
/** C022 Add lines */
export const addCartLines = {"id":"addCartLines","method":"post","path":"/api/cart","access":"buyer","call":"C022","roles":["buyer"]} as const;
/** C023 The amount missing for the next tier, coupon or free shipping */
export const getNextHint = {"id":"getNextHint","method":"post","path":"/api/cart/next_hint","access":"buyer","call":"C023"} as const;
/** C225 Goods to order while somebody types */
export const suggestToOrder = {"id":"suggestToOrder","method":"get","path":"/api/cart/suggest","access":"buyer","call":"C225"} as const;
/** C263 Price the chosen lines and propose the next step */
export const getCartStep = {"id":"getCartStep","method":"get","path":"/api/cart/step","access":"buyer","call":"C263"} as const;
/** C300 Products saved for later */
export const getSavedLines = {"id":"getSavedLines","method":"get","path":"/api/cart/saved","access":"buyer","call":"C300"} as const;
/** C301 Save lines for later */
export const saveCartLines = {"id":"saveCartLines","method":"post","path":"/api/cart/save","access":"buyer","call":"C301","roles":["buyer"]} as const;
/** C302 Put saved products back into the cart */
export const restoreSavedLines = {"id":"restoreSavedLines","method":"post","path":"/api/cart/restore","access":"buyer","call":"C302","roles":["buyer"]} as const;
/** C303 Delete saved products */
export const deleteSavedLines = {"id":"deleteSavedLines","method":"post","path":"/api/cart/saved/delete","access":"buyer","call":"C303","roles":["buyer"]} as const;
