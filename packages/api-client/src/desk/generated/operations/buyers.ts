// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D022 Look at the shop as a buyer, without changing anything */
export const lookAsBuyer = {"id":"lookAsBuyer","method":"post","path":"/desk/api/buyers/{id}/look","access":"operator","permissions":["impersonation"],"title":"以客户身份查看"} as const;
/** D023 Say what an accepted document grants */
export const changeDocumentScopes = {"id":"changeDocumentScopes","method":"put","path":"/desk/api/documents/{id}/scopes","access":"operator","permissions":["qualifications"],"title":"修改证件范围","fields":{"scopes":"经营范围"}} as const;
/** D040 Buyers */
export const listBuyers = {"id":"listBuyers","method":"get","path":"/desk/api/buyers","access":"operator","permissions":["buyers","buyerChanges","qualifications","grants","points","balance"]} as const;
/** D041 One buyer with its documents */
export const getBuyer = {"id":"getBuyer","method":"get","path":"/desk/api/buyers/{id}","access":"operator","permissions":["buyers","buyerChanges","qualifications","grants","points","balance"]} as const;
/** D042 Approve a buyer that waits, with the documents it sent */
export const approveBuyer = {"id":"approveBuyer","method":"post","path":"/desk/api/buyers/{id}/approval","access":"operator","permissions":["qualifications"],"title":"通过注册"} as const;
/** D043 Refuse a buyer that waits and say why */
export const refuseBuyer = {"id":"refuseBuyer","method":"post","path":"/desk/api/buyers/{id}/refusal","access":"operator","permissions":["qualifications"],"title":"拒绝注册","fields":{"reason":"原因"}} as const;
/** D044 Accept a document that waits */
export const approveDocument = {"id":"approveDocument","method":"post","path":"/desk/api/documents/{id}/approval","access":"operator","permissions":["qualifications"],"title":"通过证件","fields":{"scopes":"经营范围"}} as const;
/** D045 Refuse a document that waits and say why */
export const refuseDocument = {"id":"refuseDocument","method":"post","path":"/desk/api/documents/{id}/refusal","access":"operator","permissions":["qualifications"],"title":"拒绝证件","fields":{"reason":"原因"}} as const;
/** D046 Change who looks after a buyer, its rank and what it sees */
export const changeBuyer = {"id":"changeBuyer","method":"put","path":"/desk/api/buyers/{id}","access":"operator","permissions":["buyerChanges"],"title":"修改客户","fields":{"salesperson":"业务员","salesPhone":"业务员电话","rank":"会员等级","isSpecial":"特殊客户","showsFreeShippingZone":"显示包邮专区","canChat":"在线客服","inspection":"质检报告","inspectionText":"质检报告网址或提示"}} as const;
/** D251 These buyers as a table */
export const exportBuyers = {"id":"exportBuyers","method":"get","path":"/desk/api/exports/buyers","access":"operator","permissions":["buyers","buyerChanges","qualifications","grants","points","balance"],"title":"导出客户","logged":true,"file":true} as const;
