import type { RefusalKind } from './refusals.ts';

/** Refusals about buying on account, proposals and rebates. */
export const termsRefusals = {
  consentMissing: ['stateChanged', ({ words }: { words: string }) => words],
  creditBlocked: ['stateChanged', ({ words }: { words: string }) => words],
  creditExcluded: ['stateChanged', '含麻黄碱类复方制剂，不能用账期支付'],
  creditNotRequested: ['stateChanged', '没有待答复的账期申请'],
  creditRequested: ['stateChanged', '已有一个申请待供货方财务答复'],
  proposalClosed: ['stateChanged', ({ words }: { words: string }) => words],
  proposalMissing: ['notFound', '推荐单不存在'],
  rebateChanged: ['stateChanged', ({ amount }: { amount: string }) => `金额已变为¥${amount}，请核对后再入账`],
  rebateClosed: ['stateChanged', '返利未启用，请先由促销人员启用'],
  rebateMissing: ['notFound', '返利不存在'],
  rebateNoteMissing: ['notFound', '返利单不存在'],
  rebateNothing: ['stateChanged', '这个期间没有可入账的返利'],
  rebateRunning: ['stateChanged', '期间还没有结束，结束后再入账'],
} satisfies Record<string, readonly [RefusalKind, string | ((facts: never) => string)]>;
