// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D233 Create a buyer's account and an invitation to it */
export const addBuyer = {"id":"addBuyer","method":"post","path":"/desk/api/invitations/buyers","access":"operator","permissions":["buyerChanges"],"title":"新建客户","fields":{"company":"单位名称","name":"联系人","phone":"手机号","kind":"企业类型","regionCode":"所在地区","salesperson":"业务员","salesPhone":"业务员电话"}} as const;
/** D234 Invite a buyer again; once they have logged in, the code resets their password */
export const inviteBuyer = {"id":"inviteBuyer","method":"post","path":"/desk/api/invitations/buyers/{id}","access":"operator","permissions":["buyerChanges"],"title":"邀请客户","fields":{"reason":"原因"}} as const;
/** D235 The open invitation of a buyer */
export const getBuyerInvitation = {"id":"getBuyerInvitation","method":"get","path":"/desk/api/invitations/buyers/{id}","access":"operator","permissions":["buyerChanges"]} as const;
/** D236 Open invitations, the latest first */
export const listInvitations = {"id":"listInvitations","method":"get","path":"/desk/api/invitations","access":"operator","permissions":["buyerChanges"]} as const;
/** D237 Issue a code with which the owner of a phone registers without an SMS */
export const issueRegistrationCode = {"id":"issueRegistrationCode","method":"post","path":"/desk/api/invitations","access":"operator","permissions":["buyerChanges"],"title":"生成注册码","fields":{"phone":"手机号"}} as const;
/** D238 Withdraw an open invitation */
export const withdrawInvitation = {"id":"withdrawInvitation","method":"delete","path":"/desk/api/invitations/{id}","access":"operator","permissions":["buyerChanges"],"title":"撤回邀请"} as const;
