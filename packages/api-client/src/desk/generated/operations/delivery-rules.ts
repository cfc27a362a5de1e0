// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D280 Rules of delivery */
export const listDeliveryRules = {"id":"listDeliveryRules","method":"get","path":"/desk/api/delivery-rules","access":"operator","permissions":["settings"]} as const;
/** D281 Add a rule */
export const createDeliveryRule = {"id":"createDeliveryRule","method":"post","path":"/desk/api/delivery-rules","access":"operator","permissions":["settings"],"title":"新建配送规则"} as const;
/** D282 Change a rule; orders keep what they cost */
export const changeDeliveryRule = {"id":"changeDeliveryRule","method":"put","path":"/desk/api/delivery-rules/{id}","access":"operator","permissions":["settings"],"title":"修改配送规则"} as const;
/** D283 Remove a rule */
export const removeDeliveryRule = {"id":"removeDeliveryRule","method":"delete","path":"/desk/api/delivery-rules/{id}","access":"operator","permissions":["settings"],"title":"删除配送规则"} as const;
