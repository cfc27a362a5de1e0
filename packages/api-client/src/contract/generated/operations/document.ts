// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C063 Qualification documents */
export const listDocuments = {"id":"listDocuments","method":"get","path":"/api/user/zizhi","access":"buyer"} as const;
/** C170 Upload or renew a document */
export const uploadDocument = {"id":"uploadDocument","method":"post","path":"/api/user/zizhi","access":"buyer","roles":[],"multipart":true} as const;
/** C171 Upload a picture (slip, return, after-sales) */
export const uploadPicture = {"id":"uploadPicture","method":"post","path":"/api/upload","access":"buyer","multipart":true} as const;
/** C172 Sign the e-contract */
export const signContract = {"id":"signContract","method":"post","path":"/api/user/contract","access":"buyer","roles":[]} as const;
/** C173 The e-contract to read and sign (R113) */
export const getContract = {"id":"getContract","method":"get","path":"/api/user/contract","access":"buyer"} as const;
/** C295 The current e-contract as PDF */
export const downloadContract = {"id":"downloadContract","method":"get","path":"/api/user/contract/pdf","access":"buyer","file":true} as const;
