// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C270 Recalls of batches that were delivered to the buyer, those that wait for an answer first */
export const listRecalls = {"id":"listRecalls","method":"get","path":"/api/user/recall","access":"buyer"} as const;
/** C271 Say how much of a recalled batch is left, and send it back */
export const answerRecall = {"id":"answerRecall","method":"post","path":"/api/user/recall/{id}","access":"buyer","roles":["receiver"]} as const;
