// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D050 Goods */
export const listGoods = {"id":"listGoods","method":"get","path":"/desk/api/goods","access":"operator","call":"D050","roles":["owner","sales","warehouse","finance","quality","content"]} as const;
/** D051 Change many goods at once, all or none */
export const changeGoods = {"id":"changeGoods","method":"put","path":"/desk/api/goods","access":"operator","call":"D051","roles":["owner","sales"]} as const;
/** D052 Batches in stock, the first to expire first */
export const listBatches = {"id":"listBatches","method":"get","path":"/desk/api/goods/{id}/batches","access":"operator","call":"D052","roles":["owner","sales","warehouse","quality"]} as const;
