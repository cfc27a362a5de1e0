// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C010 Friendly links */
export const listLinks = {"id":"listLinks","method":"get","path":"/api/global/links","access":"visitor"} as const;
/** C200 Page view */
export const recordPageView = {"id":"recordPageView","method":"post","path":"/api/global/page_view","access":"visitor"} as const;
