// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D256 Write a note on an order */
export const addOrderNote = {"id":"addOrderNote","method":"post","path":"/desk/api/notes/orders/{id}","access":"operator","permissions":["orders","ship","shortages","orderChanges","returns","bank","refunds","invoices"],"title":"添加订单备注","fields":{"text":"备注"}} as const;
/** D257 Write a note on a buyer */
export const addBuyerNote = {"id":"addBuyerNote","method":"post","path":"/desk/api/notes/buyers/{id}","access":"operator","permissions":["buyers","buyerChanges","qualifications","grants","points","balance"],"title":"添加客户备注","fields":{"text":"备注"}} as const;
/** D258 Replace the tags of an order */
export const changeOrderTags = {"id":"changeOrderTags","method":"put","path":"/desk/api/tags/orders/{id}","access":"operator","permissions":["orders","ship","shortages","orderChanges","returns","bank","refunds","invoices"],"title":"修改订单标签","fields":{"tags":"标签"}} as const;
/** D259 Replace the tags of a buyer */
export const changeBuyerTags = {"id":"changeBuyerTags","method":"put","path":"/desk/api/tags/buyers/{id}","access":"operator","permissions":["buyers","buyerChanges","qualifications","grants","points","balance"],"title":"修改客户标签","fields":{"tags":"标签"}} as const;
/** D260 Remove a note of one's own */
export const removeNote = {"id":"removeNote","method":"delete","path":"/desk/api/notes/{id}","access":"operator","permissions":["orders","ship","shortages","orderChanges","returns","bank","refunds","invoices","buyers","buyerChanges","qualifications","grants","points","balance"],"title":"删除备注"} as const;
/** D261 Tags of orders, the most used first */
export const listOrderTags = {"id":"listOrderTags","method":"get","path":"/desk/api/tags/orders","access":"operator","permissions":["orders","ship","shortages","orderChanges","returns","bank","refunds","invoices"]} as const;
/** D262 Tags of buyers, the most used first */
export const listBuyerTags = {"id":"listBuyerTags","method":"get","path":"/desk/api/tags/buyers","access":"operator","permissions":["buyers","buyerChanges","qualifications","grants","points","balance"]} as const;
