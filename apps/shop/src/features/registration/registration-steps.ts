export const registrationSteps = ['注册账号', '企业资料', '等待审核'] as const;
/** The steps for a head office with stores. */
export const chainSteps = ['总店资料', '门店资料', '等待审核'] as const;
