/** Names of the steps of a registration, as the banner shows them. */
export const registrationSteps = ['注册账号', '企业资料', '等待审核'] as const;
/** Those of a head office with its stores. */
export const chainSteps = ['总店资料', '门店资料', '等待审核'] as const;
