// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C297 Put the products of a proposal into the cart, at its quotes until it ends */
export const acceptProposal = {"id":"acceptProposal","method":"post","path":"/api/user/proposal/{id}/accept","access":"buyer","roles":["buyer"]} as const;
/** C298 Decline a proposal */
export const declineProposal = {"id":"declineProposal","method":"post","path":"/api/user/proposal/{id}/decline","access":"buyer","roles":["buyer"]} as const;
/** C299 Proposals of salespeople, the latest first, open ones at today's prices */
export const listProposals = {"id":"listProposals","method":"get","path":"/api/user/proposal","access":"buyer"} as const;
/** C331 Whether salespeople may order for this buyer (代下单) */
export const getOrderConsent = {"id":"getOrderConsent","method":"get","path":"/api/user/order_consent","access":"buyer"} as const;
/** C332 Let salespeople place orders for this buyer, which stay to be paid */
export const grantOrderConsent = {"id":"grantOrderConsent","method":"post","path":"/api/user/order_consent","access":"buyer","roles":[]} as const;
/** C333 End the consent; orders that exist stay */
export const endOrderConsent = {"id":"endOrderConsent","method":"post","path":"/api/user/order_consent/end","access":"buyer","roles":[]} as const;
