// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C050 A code for binding WeChat, shown as a QR code */
export const createBindCode = {"id":"createBindCode","method":"post","path":"/api/user/create_code","access":"buyer","roles":[]} as const;
/** C051 Unbind WeChat */
export const unbindWechat = {"id":"unbindWechat","method":"delete","path":"/api/user/unbind_wechat","access":"buyer","roles":[]} as const;
/** C052 Feedback */
export const sendFeedback = {"id":"sendFeedback","method":"post","path":"/api/user/feedback","access":"buyer"} as const;
/** C060 Business scope */
export const getBusinessScope = {"id":"getBusinessScope","method":"get","path":"/api/user/jyfw","access":"buyer"} as const;
/** C061 Change name and phone */
export const changeUserInfo = {"id":"changeUserInfo","method":"post","path":"/api/user/updateUserInfo","access":"buyer","roles":[]} as const;
/** C062 Change password */
export const changePassword = {"id":"changePassword","method":"post","path":"/api/user/resetPassword","access":"buyer"} as const;
/** C065 The user state (visitors: show = false and common configuration) */
export const getUserState = {"id":"getUserState","method":"get","path":"/api/user/base","access":"visitor"} as const;
/** C066 Log out */
export const logout = {"id":"logout","method":"delete","path":"/api/user/logout","access":"buyer"} as const;
/** C067 Is this phone free to register? (rate-limited; tells nothing else) */
export const checkPhone = {"id":"checkPhone","method":"get","path":"/api/user/phone/{value}","access":"visitor"} as const;
/** C256 The buyer's feedback with what was said about it */
export const listFeedback = {"id":"listFeedback","method":"get","path":"/api/user/feedback","access":"buyer"} as const;
/** C257 Say more about one's feedback */
export const replyToFeedback = {"id":"replyToFeedback","method":"post","path":"/api/user/feedback/{id}/reply","access":"buyer"} as const;
/** C286 Change the picture of the account */
export const changeFace = {"id":"changeFace","method":"post","path":"/api/user/face","access":"buyer","roles":[],"multipart":true} as const;
/** C292 Set the e-mail address that logs in and receives codes */
export const changeLoginEmail = {"id":"changeLoginEmail","method":"post","path":"/api/user/email","access":"buyer","roles":[]} as const;
