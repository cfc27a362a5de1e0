// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D170 Batches by words (goods, batch number, trace code), twenty at most; without words those that were recalled, the latest first */
export const listRecalls = {"id":"listRecalls","method":"get","path":"/desk/api/recalls","access":"operator","permissions":["batches","recalls","reports"]} as const;
/** D171 A batch with everybody who received of it, and its recall */
export const getBatch = {"id":"getBatch","method":"get","path":"/desk/api/recalls/batch","access":"operator","permissions":["batches","recalls","reports"]} as const;
/** D172 Recall a batch; its stock leaves sale and every buyer who received of it gets a message */
export const openRecall = {"id":"openRecall","method":"post","path":"/desk/api/recalls","access":"operator","permissions":["recalls"],"title":"召回","fields":{"batchNo":"批号","level":"级别","reason":"召回原因","instruction":"处理要求","dueOn":"反馈期限"}} as const;
/** D173 Deliveries of a batch with what their buyers answered, as CSV */
export const downloadBatch = {"id":"downloadBatch","method":"get","path":"/desk/api/recalls/file","access":"operator","permissions":["batches","recalls"],"file":true} as const;
/** D174 Remind the buyers who have not answered, once a day each */
export const remindOfRecall = {"id":"remindOfRecall","method":"post","path":"/desk/api/recalls/{id}/reminder","access":"operator","permissions":["recalls"],"title":"提醒反馈召回"} as const;
/** D175 End a recall with what came of it */
export const endRecall = {"id":"endRecall","method":"post","path":"/desk/api/recalls/{id}/end","access":"operator","permissions":["recalls"],"title":"结束召回","fields":{"conclusion":"结论","isReleased":"恢复销售"}} as const;
