// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D120 Where events are sent to */
export const listWebhooks = {"id":"listWebhooks","method":"get","path":"/desk/api/webhooks","access":"operator","permissions":["interfaces"]} as const;
/** D121 Have events sent to a URL from now on */
export const createWebhook = {"id":"createWebhook","method":"post","path":"/desk/api/webhooks","access":"operator","permissions":["interfaces"],"title":"新建推送","fields":{"url":"接收网址","kinds":"事件"}} as const;
/** D122 Change it, and begin anew where it was stopped */
export const changeWebhook = {"id":"changeWebhook","method":"put","path":"/desk/api/webhooks/{id}","access":"operator","permissions":["interfaces"],"title":"修改推送","fields":{"url":"接收网址","kinds":"事件"}} as const;
/** D123 Send nothing there any more */
export const removeWebhook = {"id":"removeWebhook","method":"delete","path":"/desk/api/webhooks/{id}","access":"operator","permissions":["interfaces"],"title":"删除推送"} as const;
/** D124 Make another secret; the old one signs, too, for 24 hours */
export const renewWebhookSecret = {"id":"renewWebhookSecret","method":"post","path":"/desk/api/webhooks/{id}/secret","access":"operator","permissions":["interfaces"],"title":"更换推送密钥"} as const;
/** D125 Send again what is behind a position */
export const replayWebhook = {"id":"replayWebhook","method":"post","path":"/desk/api/webhooks/{id}/replay","access":"operator","permissions":["interfaces"],"title":"重新推送","fields":{"after":"位置"}} as const;
/** D126 The last hundred events sent there, the latest first */
export const listDeliveries = {"id":"listDeliveries","method":"get","path":"/desk/api/webhooks/{id}/deliveries","access":"operator","permissions":["interfaces"]} as const;
/** D127 Send one event again */
export const resendDelivery = {"id":"resendDelivery","method":"post","path":"/desk/api/deliveries/{id}","access":"operator","permissions":["interfaces"],"title":"重发推送"} as const;
