// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D220 Papers of the seller */
export const listSellerPapers = {"id":"listSellerPapers","method":"get","path":"/desk/api/papers","access":"operator","permissions":["settings"]} as const;
/** D221 Add a paper to every delivery's papers; one of the same name is replaced */
export const addSellerPaper = {"id":"addSellerPaper","method":"post","path":"/desk/api/papers","access":"operator","permissions":["settings"],"title":"上传首营资料","multipart":true,"fields":{"file":"文件","name":"名称"}} as const;
/** D222 A paper of the seller */
export const downloadSellerPaper = {"id":"downloadSellerPaper","method":"get","path":"/desk/api/papers/{id}","access":"operator","permissions":["settings"],"file":true} as const;
/** D223 Leave a paper out of deliveries' papers from now on */
export const removeSellerPaper = {"id":"removeSellerPaper","method":"delete","path":"/desk/api/papers/{id}","access":"operator","permissions":["settings"],"title":"删除首营资料"} as const;
