// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C014 Copy cart lines to linked stores */
export const copyCartLines = {"id":"copyCartLines","method":"post","path":"/api/cart/copy","access":"buyer","roles":[]} as const;
/** C016 Delete lines */
export const deleteCartLines = {"id":"deleteCartLines","method":"post","path":"/api/cart/batch_delete","access":"buyer","roles":["buyer"]} as const;
/** C017 Change a line's quantity */
export const editCartLine = {"id":"editCartLine","method":"post","path":"/api/cart/{id}/edit","access":"buyer","roles":["buyer"]} as const;
/** C018 Select or deselect lines */
export const selectCartLines = {"id":"selectCartLines","method":"post","path":"/api/cart/batch_select","access":"buyer","roles":["buyer"]} as const;
/** C019 Number of lines in the cart */
export const getCartTotal = {"id":"getCartTotal","method":"get","path":"/api/cart/total","access":"buyer"} as const;
/** C020 The cart */
export const getCart = {"id":"getCart","method":"get","path":"/api/cart/list","access":"buyer"} as const;
/** C021 Add one goods in its default quantity */
export const quickAddGoods = {"id":"quickAddGoods","method":"post","path":"/api/cart/quick_add/{id}","access":"buyer","roles":["buyer"]} as const;
/** C022 Add lines */
export const addCartLines = {"id":"addCartLines","method":"post","path":"/api/cart","access":"buyer","roles":["buyer"]} as const;
/** C023 The amount missing for the next tier, coupon or free shipping */
export const getNextHint = {"id":"getNextHint","method":"post","path":"/api/cart/next_hint","access":"buyer"} as const;
/** C225 Goods to order while somebody types */
export const suggestToOrder = {"id":"suggestToOrder","method":"get","path":"/api/cart/suggest","access":"buyer"} as const;
/** C263 Price the chosen lines and propose the next step */
export const getCartStep = {"id":"getCartStep","method":"get","path":"/api/cart/step","access":"buyer"} as const;
/** C300 Products saved for later */
export const getSavedLines = {"id":"getSavedLines","method":"get","path":"/api/cart/saved","access":"buyer"} as const;
/** C301 Save lines for later */
export const saveCartLines = {"id":"saveCartLines","method":"post","path":"/api/cart/save","access":"buyer","roles":["buyer"]} as const;
/** C302 Put saved products back into the cart */
export const restoreSavedLines = {"id":"restoreSavedLines","method":"post","path":"/api/cart/restore","access":"buyer","roles":["buyer"]} as const;
/** C303 Delete saved products */
export const deleteSavedLines = {"id":"deleteSavedLines","method":"post","path":"/api/cart/saved/delete","access":"buyer","roles":["buyer"]} as const;
