// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D147 Lucky draws */
export const listDraws = {"id":"listDraws","method":"get","path":"/desk/api/draws","access":"operator","permissions":["promotions"]} as const;
/** D148 Add a draw with its prizes */
export const createDraw = {"id":"createDraw","method":"post","path":"/desk/api/draws","access":"operator","permissions":["promotions"],"title":"新建抽奖"} as const;
/** D149 Change a draw; a prize that somebody has won stays */
export const changeDraw = {"id":"changeDraw","method":"put","path":"/desk/api/draws/{id}","access":"operator","permissions":["promotions"],"title":"修改抽奖"} as const;
