// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D213 Hand in one's own call that was answered with 42804; it runs once a second operator approves */
export const requestApproval = {"id":"requestApproval","method":"post","path":"/desk/api/approvals/{id}/request","access":"operator","permissions":["approvals","prices","proposals","promotions","categories","grants","balance","bank"],"title":"提交审批","fields":{"reason":"原因"}} as const;
/** D214 Run a waiting call of another operator now */
export const approveRequest = {"id":"approveRequest","method":"post","path":"/desk/api/approvals/{id}/approval","access":"operator","permissions":["approvals"],"title":"同意审批","fields":{"figure":"再输一次金额"}} as const;
/** D215 Reject a waiting call, or withdraw an own one; nothing is changed */
export const rejectRequest = {"id":"rejectRequest","method":"post","path":"/desk/api/approvals/{id}/rejection","access":"operator","permissions":["approvals","prices","proposals","promotions","categories","grants","balance","bank"],"title":"退回审批","fields":{"reason":"原因"}} as const;
