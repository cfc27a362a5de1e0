import type { RefusalKind } from './refusals.ts';

/** A message from another table, such as that of `packages/domain`. */
type Said = { words: string };

/** Refusals about people of a buyer's company, their requests, and linked stores. */
export const companyRefusals = {
  orderNeedsNoApproval: ['stateChanged', '订单现在无需审批，请返回重新提交'],
  orderNeedsApproval: ['stateChanged', ({ words }: Said) => `订单需要审批（${words}），请提交采购申请`],
  orderNeedsOwner: ['stateChanged', ({ words }: Said) => `需要审批（${words}），请由企业负责人下单`],
  goodsRuleMissing: ['notFound', '规则不存在'],
  memberMissing: ['notFound', '员工不存在'],
  personFactorMissing: [
    'forbidden',
    ({ payAbove }: { payAbove: string }) => `付款高于¥${payAbove}需要动态验证码，请先在“安全中心”开启您自己的两步验证`,
  ],
  ownerOnly: ['forbidden', '请使用企业负责人的账号'],
  requestClosed: ['stateChanged', ({ words }: Said) => `这份采购申请${words}`],
  requestMissing: ['notFound', '采购申请不存在'],
  requestNotYours: ['forbidden', ({ words }: Said) => `由${words}审批`],
  requestOwn: ['forbidden', '自己的申请须由企业负责人或另一位审批人审批'],
  roleRefused: ['forbidden', ({ words }: Said) => words],
  ruleMissing: ['notFound', '审批规则不存在'],
  storeOrderRefused: ['stateChanged', ({ words }: Said) => words],
  storeLinkMissing: ['notFound', '没有这个绑定申请'],
  storeMissing: ['notFound', '门店不存在'],
  storeNotLinked: ['notFound', '只能复制到已绑定的门店'],
} satisfies Record<string, readonly [RefusalKind, string | ((facts: never) => string)]>;
