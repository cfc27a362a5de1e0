// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C037 Demonstration focus block */
export const getDemoFocus = {"id":"getDemoFocus","method":"get","path":"/api/focus/demo","access":"visitor"} as const;
/** C040 Right-side advertisements */
export const listRightAds = {"id":"listRightAds","method":"get","path":"/api/focus/right_ads","access":"visitor"} as const;
/** C070 Controlled-zone advertisements */
export const listControlledAds = {"id":"listControlledAds","method":"get","path":"/api/focus/kxzq_ad","access":"visitor"} as const;
/** C071 New controlled zone */
export const getNewControlledFocus = {"id":"getNewControlledFocus","method":"get","path":"/api/focus/new_kxzq","access":"visitor"} as const;
/** C072 Right panel block */
export const getRightPanel = {"id":"getRightPanel","method":"get","path":"/api/focus/right","access":"visitor"} as const;
/** C073 Newcomer recommendations */
export const listNewcomerGoods = {"id":"listNewcomerGoods","method":"get","path":"/api/focus/xrtj","access":"visitor"} as const;
/** C074 Top ad: url, image */
export const getTopAd = {"id":"getTopAd","method":"get","path":"/api/focus/top","access":"visitor"} as const;
/** C075 Brand zone block */
export const getBrandZoneFocus = {"id":"getBrandZoneFocus","method":"get","path":"/api/focus/ppzq","access":"visitor"} as const;
/** C076 Controlled zone block */
export const getControlledFocus = {"id":"getControlledFocus","method":"get","path":"/api/focus/kxzq","access":"visitor"} as const;
/** C077 TCM zone block */
export const getTcmFocus = {"id":"getTcmFocus","method":"get","path":"/api/focus/zyzq","access":"visitor"} as const;
/** C078 Login page block */
export const getLoginFocus = {"id":"getLoginFocus","method":"get","path":"/api/focus/login","access":"visitor"} as const;
/** C079 Free-shipping zone block */
export const getFreeShippingFocus = {"id":"getFreeShippingFocus","method":"get","path":"/api/focus/yx","access":"visitor"} as const;
/** C080 Home block */
export const getHomeFocus = {"id":"getHomeFocus","method":"get","path":"/api/focus","access":"visitor"} as const;
/** C083 rnss (hot searches), nav, category, category_yx, category_zy, category_qx, brand, timestamp */
export const getCommonFocus = {"id":"getCommonFocus","method":"get","path":"/api/focus/common","access":"visitor"} as const;
/** C084 Home announcements */
export const listAnnouncements = {"id":"listAnnouncements","method":"get","path":"/api/focus/postList","access":"visitor"} as const;
/** C085 Devices zone block */
export const getDevicesFocus = {"id":"getDevicesFocus","method":"get","path":"/api/focus/qxzq","access":"visitor"} as const;
/** C086 Near-expiry zone block */
export const getNearExpiryFocus = {"id":"getNearExpiryFocus","method":"get","path":"/api/focus/jxqzc","access":"visitor"} as const;
