import type { RefusalKind } from './refusals.ts';

/** A message from another table. */
type Said = { words: string };

/** Refusals about operators, programs and the ERP interface. */
export const operatorRefusals = {
  approvalAskerGone: ['stateChanged', '申请人已停用或换了岗位，请退回'],
  approvalChanged: ['stateChanged', ({ words }: Said) => `提交后有变化，请退回后重新提交：${words}`],
  approvalDone: ['stateChanged', '该申请已处理'],
  approvalMissing: ['notFound', '没有这个申请'],
  approvalNeeded: ['approvalNeeded', ({ words }: Said) => words],
  approvalOwn: ['forbidden', '自己的申请须由另一位有审批权限的同事同意'],
  changesLost: ['stateChanged', '该位置之后的变化已超过保存期限，请核对全部订单后从0开始'],
  changesUnknown: ['stateChanged', '该位置在最后的变化之后，数据可能已从备份恢复，请核对全部订单后从0开始'],
  colleagueMissing: ['notFound', '没有这位同事'],
  deliveryMissing: ['notFound', '没有这条推送记录'],
  endpointMissing: ['notFound', '没有这个推送地址'],
  endpointsExceeded: ['stateChanged', ({ most }: { most: number }) => `最多${most}个推送地址，请先删除不用的`],
  jobDone: ['stateChanged', '该任务已完成'],
  keyMissing: ['stateChanged', '密钥不存在或已停用'],
  keyUnknown: ['signedOut', '密钥不存在、已停用或已到期'],
  messageSent: ['stateChanged', '今天已发过相同的消息，或没有可以接收的客户'],
  ownLeavePlanned: ['stateChanged', '您已计划停用，不能再停用其他负责人或修改其岗位'],
  ownAccount: ['stateChanged', '不能停用、重置自己或修改自己的岗位'],
  programMissing: ['notFound', '令牌不存在或已结束'],
  recallEnded: ['stateChanged', '召回已结束'],
  recallMissing: ['notFound', '召回不存在'],
  recallOpen: ['stateChanged', '该批号已在召回'],
  requestInProgress: ['stateChanged', '同一请求正在处理，请稍候再试'],
  roleHeld: ['stateChanged', ({ names }: { names: string }) => `还有同事在用，请先改他们的岗位：${names}`],
  roleMissing: ['notFound', '没有这个岗位'],
  scopeForbids: ['forbidden', ({ scope }: { scope: string }) => `该密钥没有此接口所需的权限：${scope}`],
  shipmentNoUsed: ['stateChanged', ({ documentNo }: { documentNo: string }) => `出库单${documentNo}已用于另一个包裹`],
} satisfies Record<string, readonly [RefusalKind, string | ((facts: never) => string)]>;
