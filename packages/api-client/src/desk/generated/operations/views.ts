// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D288 The calling operator's saved views */
export const listViews = {"id":"listViews","method":"get","path":"/desk/api/views","access":"operator","permissions":"everybody"} as const;
/** D289 Replace the calling operator's saved views */
export const saveViews = {"id":"saveViews","method":"put","path":"/desk/api/views","access":"operator","permissions":"everybody","title":"保存视图","fields":{"views":"视图"}} as const;
