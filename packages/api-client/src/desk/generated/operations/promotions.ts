// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D070 Activities */
export const listActivities = {"id":"listActivities","method":"get","path":"/desk/api/activities","access":"operator","permissions":["promotions","banners"]} as const;
/** D071 Add an activity */
export const createActivity = {"id":"createActivity","method":"post","path":"/desk/api/activities","access":"operator","permissions":["promotions"],"title":"新建活动"} as const;
/** D072 An activity as it is edited */
export const getActivity = {"id":"getActivity","method":"get","path":"/desk/api/activities/{id}","access":"operator","permissions":["promotions"]} as const;
/** D073 Change an activity; orders already placed have the prices that they have */
export const changeActivity = {"id":"changeActivity","method":"put","path":"/desk/api/activities/{id}","access":"operator","permissions":["promotions"],"title":"修改活动"} as const;
/** D074 Close an activity now; orders already placed have the prices that they have */
export const endActivity = {"id":"endActivity","method":"put","path":"/desk/api/activities/{id}/end","access":"operator","permissions":["promotions"],"title":"关闭活动"} as const;
/** D075 Price a cart with and without an activity; nothing is saved */
export const previewActivity = {"id":"previewActivity","method":"post","path":"/desk/api/activity-previews","access":"operator","permissions":["promotions"],"fields":{"buyer":"客户","lines":"样例商品"}} as const;
/** D076 Everything that the scope of an activity or a coupon can name */
export const listScopeChoices = {"id":"listScopeChoices","method":"get","path":"/desk/api/scope-choices","access":"operator","permissions":["promotions","banners"]} as const;
