// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C260 Goods that the buyer wants to hear of */
export const listGoodsReminders = {"id":"listGoodsReminders","method":"get","path":"/api/user/goods_reminder","access":"buyer"} as const;
/** C261 Remind of goods when they are back, or cheaper */
export const addGoodsReminder = {"id":"addGoodsReminder","method":"post","path":"/api/user/goods_reminder","access":"buyer","roles":["buyer"]} as const;
/** C262 Do not remind of goods any more */
export const cancelGoodsReminders = {"id":"cancelGoodsReminders","method":"post","path":"/api/user/goods_reminder/cancel","access":"buyer","roles":["buyer"]} as const;
