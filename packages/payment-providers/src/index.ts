export { alipayProvider } from './alipay-provider.ts';
export {
  type AlipayConfig,
  type Notice,
  type Payment,
  type Provider,
  type SentNotice,
  type Trade,
  type UnionPayConfig,
  type WechatConfig,
  WrongSignatureError,
} from './provider.ts';
export { cashierPage, unknownPaymentPage } from './sandbox/cashier-page.ts';
export { cashierStyle } from './sandbox/cashier-style.ts';
export { sandboxPage } from './sandbox/sandbox-page.ts';
export { isRightlySigned, newKeys, type SandboxKeys, signFields } from './sandbox/signature.ts';
export { unionPayProvider } from './unionpay-provider.ts';
export { wechatProvider } from './wechat-provider.ts';
