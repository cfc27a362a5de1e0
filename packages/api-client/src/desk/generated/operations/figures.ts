// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D113 Sales by day, goods and buyer, and searches without hits */
export const getFigures = {"id":"getFigures","method":"get","path":"/desk/api/figures","access":"operator","call":"D113","roles":["owner","finance","sales"]} as const;
