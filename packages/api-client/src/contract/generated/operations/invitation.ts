// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C288 Which ways to register and log in this shop has, besides passwords and invitations */
export const getAuthWays = {"id":"getAuthWays","method":"get","path":"/api/auth/ways","access":"visitor"} as const;
/** C289 Rights that an invitation's code gives */
export const readInvitation = {"id":"readInvitation","method":"post","path":"/api/auth/invitation","access":"visitor"} as const;
/** C290 Set username and password with the code of an invitation, once */
export const acceptInvitation = {"id":"acceptInvitation","method":"post","path":"/api/auth/invitation/accept","access":"visitor"} as const;
