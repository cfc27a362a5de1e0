// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D200 Everybody who works at the desk, in the order in which they were added */
export const listOperators = {"id":"listOperators","method":"get","path":"/desk/api/operators","access":"operator","permissions":["colleagues","log"]} as const;
/** D201 Add a colleague with a first password, which is shown this once */
export const addOperator = {"id":"addOperator","method":"post","path":"/desk/api/operators","access":"operator","permissions":["colleagues"],"title":"添加同事","fields":{"username":"账号","name":"姓名","roles":"岗位"}} as const;
/** D202 Change a colleague's roles, from their next request on */
export const changeOperatorRoles = {"id":"changeOperatorRoles","method":"put","path":"/desk/api/operators/{id}/roles","access":"operator","permissions":["colleagues"],"title":"修改同事岗位","fields":{"roles":"岗位"}} as const;
/** D203 Disable a colleague and end their sessions */
export const disableOperator = {"id":"disableOperator","method":"post","path":"/desk/api/operators/{id}/disable","access":"operator","permissions":["colleagues"],"title":"停用同事"} as const;
/** D204 Let a disabled colleague log in again */
export const enableOperator = {"id":"enableOperator","method":"post","path":"/desk/api/operators/{id}/enable","access":"operator","permissions":["colleagues"],"title":"恢复同事"} as const;
/** D205 Give a colleague a new password, shown this once, and remove their second factor; their sessions end */
export const resetOperator = {"id":"resetOperator","method":"post","path":"/desk/api/operators/{id}/reset","access":"operator","permissions":["colleagues"],"title":"重置同事密码"} as const;
/** D290 Disable a colleague from a later day on, for a time or for good; their sessions end then */
export const planOperatorLeave = {"id":"planOperatorLeave","method":"put","path":"/desk/api/operators/{id}/leave","access":"operator","permissions":["colleagues"],"title":"计划停用同事","fields":{"from":"开始日期","until":"结束日期"}} as const;
/** D291 Remove a colleague's lost second factor; the password stays, and their sessions end */
export const resetOperatorFactor = {"id":"resetOperatorFactor","method":"post","path":"/desk/api/operators/{id}/factor/reset","access":"operator","permissions":["colleagues"],"title":"重置同事两步验证"} as const;
/** D292 Custom roles, in the order in which they were created */
export const listRoles = {"id":"listRoles","method":"get","path":"/desk/api/roles","access":"operator","permissions":["colleagues"]} as const;
/** D293 Create a role from permissions */
export const createRole = {"id":"createRole","method":"post","path":"/desk/api/roles","access":"operator","permissions":["colleagues"],"title":"新建岗位"} as const;
/** D294 Change a role, for all who have it, from their next request on */
export const changeRole = {"id":"changeRole","method":"put","path":"/desk/api/roles/{id}","access":"operator","permissions":["colleagues"],"title":"修改岗位"} as const;
/** D295 Delete a role that nobody has */
export const removeRole = {"id":"removeRole","method":"delete","path":"/desk/api/roles/{id}","access":"operator","permissions":["colleagues"],"title":"删除岗位"} as const;
