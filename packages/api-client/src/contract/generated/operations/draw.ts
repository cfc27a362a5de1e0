// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C001 One lucky draw: prizes, rules, chances left */
export const getDraw = {"id":"getDraw","method":"get","path":"/api/draw","access":"visitor"} as const;
/** C002 Latest winners of a draw, names masked */
export const listDrawWinners = {"id":"listDrawWinners","method":"get","path":"/api/draw/new_record","access":"visitor"} as const;
/** C003 The activity a draw belongs to */
export const getDrawActivity = {"id":"getDrawActivity","method":"get","path":"/api/draw/{id}/activity","access":"visitor"} as const;
/** C004 The running draw in short: id, is_join (feeds the bottom popup) */
export const getRunningDraw = {"id":"getRunningDraw","method":"get","path":"/api/draw/simple","access":"visitor"} as const;
/** C005 My draw results */
export const listDrawRecords = {"id":"listDrawRecords","method":"get","path":"/api/draw/record","access":"buyer"} as const;
/** C006 Advertisement pictures of the draw */
export const listDrawAds = {"id":"listDrawAds","method":"get","path":"/api/draw/ads","access":"visitor"} as const;
/** C007 Draw once: prize and remarks. Never more than the remaining chances or prizes */
export const performDraw = {"id":"performDraw","method":"post","path":"/api/draw/{id}","access":"buyer","roles":["buyer"]} as const;
