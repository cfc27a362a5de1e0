// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D317 Propose products to a buyer; quotes below a floor need approval */
export const createProposal = {"id":"createProposal","method":"post","path":"/desk/api/proposals","access":"operator","permissions":["proposals"],"title":"新建推荐单"} as const;
/** D318 A proposal with its lines */
export const getProposal = {"id":"getProposal","method":"get","path":"/desk/api/proposals/{id}","access":"operator","permissions":["proposals"]} as const;
/** D319 Change an open proposal */
export const changeProposal = {"id":"changeProposal","method":"put","path":"/desk/api/proposals/{id}","access":"operator","permissions":["proposals"],"title":"修改推荐单"} as const;
/** D320 Withdraw an open proposal */
export const withdrawProposal = {"id":"withdrawProposal","method":"post","path":"/desk/api/proposals/{id}/withdrawal","access":"operator","permissions":["proposals"],"title":"撤回推荐单"} as const;
/** D321 Proposals to buyers */
export const listProposals = {"id":"listProposals","method":"get","path":"/desk/api/proposals","access":"operator","permissions":["proposals"]} as const;
/** D344 Order an open proposal for its buyer, within their consent; the buyer pays */
export const orderProposal = {"id":"orderProposal","method":"post","path":"/desk/api/proposals/{id}/order","access":"operator","permissions":["proposals"],"title":"代客户下单"} as const;
