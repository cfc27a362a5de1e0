// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D193 Balance and points of a buyer, with their last changes */
export const getBuyerWallet = {"id":"getBuyerWallet","method":"get","path":"/desk/api/wallets/{id}","access":"operator","permissions":["balance","points","grants"]} as const;
/** D194 Add money to a buyer's balance or take some, no more than there is */
export const adjustMoney = {"id":"adjustMoney","method":"post","path":"/desk/api/wallets/{id}/money","access":"operator","permissions":["balance"],"title":"调整余额","fields":{"direction":"方向","amount":"金额","reason":"原因"}} as const;
/** D195 Grant a buyer points or take some, no more than there are */
export const adjustPoints = {"id":"adjustPoints","method":"post","path":"/desk/api/wallets/{id}/points","access":"operator","permissions":["points"],"title":"调整积分","fields":{"direction":"方向","points":"积分","reason":"原因"}} as const;
