// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** E029 Where changes are sent to */
export const listWebhooks = {"id":"listWebhooks","method":"get","path":"/erp/v1/webhooks","access":"key","scope":"webhooks:write"} as const;
/** E030 Have changes sent to a URL from now on */
export const createWebhook = {"id":"createWebhook","method":"post","path":"/erp/v1/webhooks","access":"key","scope":"webhooks:write"} as const;
/** E031 Change it, and begin anew where it was stopped */
export const changeWebhook = {"id":"changeWebhook","method":"put","path":"/erp/v1/webhooks/{id}","access":"key","scope":"webhooks:write"} as const;
/** E032 Send nothing there any more */
export const deleteWebhook = {"id":"deleteWebhook","method":"delete","path":"/erp/v1/webhooks/{id}","access":"key","scope":"webhooks:write"} as const;
/** E033 Make another secret; the old one signs, too, for 24 hours */
export const renewWebhookSecret = {"id":"renewWebhookSecret","method":"post","path":"/erp/v1/webhooks/{id}/secret","access":"key","scope":"webhooks:write"} as const;
/** E034 Send again what is behind a position */
export const replayWebhook = {"id":"replayWebhook","method":"post","path":"/erp/v1/webhooks/{id}/replay","access":"key","scope":"webhooks:write"} as const;
