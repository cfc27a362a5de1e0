// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D211 Send a message to every approved buyer; those who got the same one today don't get it again */
export const messageAllBuyers = {"id":"messageAllBuyers","method":"post","path":"/desk/api/messages","access":"operator","permissions":["broadcasts"],"title":"群发消息","fields":{"kind":"类型","title":"标题","text":"正文","url":"链接"}} as const;
/** D212 Send a message to one buyer, the same one only once a day */
export const messageBuyer = {"id":"messageBuyer","method":"post","path":"/desk/api/messages/{id}","access":"operator","permissions":["buyerChanges"],"title":"发送消息","fields":{"kind":"类型","title":"标题","text":"正文","url":"链接"}} as const;
