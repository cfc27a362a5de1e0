// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** E005 Say who the customers are */
export const sendBuyers = {"id":"sendBuyers","method":"post","path":"/erp/v1/buyers","access":"key","scope":"buyers:write"} as const;
/** E006 Say which licences customers have, and until when */
export const sendDocuments = {"id":"sendDocuments","method":"post","path":"/erp/v1/documents","access":"key","scope":"buyers:write"} as const;
