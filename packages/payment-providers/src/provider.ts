import type { KeyObject, X509Certificate } from 'node:crypto';

export type AlipayConfig = { appId: string; privateKey: KeyObject; publicKey: KeyObject; gateway: string };

export type WechatConfig = {
  appId: string;
  merchantId: string;
  /** Serial number of the merchant's certificate, which belongs to its private key. */
  serialNo: string;
  privateKey: KeyObject;
  /** WeChat's public key and its id, as the merchant platform shows them. */
  publicKey: KeyObject;
  publicKeyId: string;
  /** 32 characters: encrypts notifications. */
  apiV3Key: string;
  gateway: string;
};

export type UnionPayConfig = {
  merchantId: string;
  /** The merchant's certificate for signing, which belongs to its private key. */
  certificate: X509Certificate;
  privateKey: KeyObject;
  /** The certificate that issued UnionPay's own ones, and the one that issued that. */
  middleCertificate: X509Certificate;
  rootCertificate: X509Certificate;
  gateway: string;
};

/** A payment under a number of the shop; the amount in yuan, with two decimals. `tradeNo` is the provider's number. */
export type Payment = {
  no: string;
  amount: string;
  expiresAt: Date | null;
  createdAt: Date;
  tradeNo: string | null;
};

/** A provider's statement about a payment, with a verified signature. */
export type Notice = {
  provider: string;
  notificationId: string;
  paymentNo: string;
  tradeNo: string;
  isPaid: boolean;
  amount: string;
  payload: Record<string, string>;
};

/** Where the buyer pays: a page's address, or the text of a QR code. */
export type Place = { redirectUrl: string | null; qrCode: string | null };

export type Trade = { state: 'paid'; tradeNo: string; amount: string } | { state: 'pending' | 'closed' };

/** `pending`: in progress, ask again. `failed`: it will never be refunded automatically. */
export type RefundState = { state: 'done' | 'pending' } | { state: 'failed'; reason: string };

export type RefundOrder = { no: string; amount: string; reason: string; createdAt: Date; payment: Payment };

export type Asked = { subject: string; notifyUrl: string; returnUrl: string };

/** A notification as it arrived. */
export type SentNotice = {
  fields: Record<string, unknown>;
  header: (name: string) => string | undefined;
  body: string;
};

/** A payment provider. Temporary failures throw. */
export type Provider = {
  start: (payment: Payment, asked: Asked, now: Date) => Promise<Place>;
  query: (payment: Payment, now: Date) => Promise<Trade>;
  /** Refunds a number once, however often requested. */
  refund: (refund: RefundOrder, now: Date) => Promise<RefundState>;
  /** Null if correctly signed but not about a payment. Throws `WrongSignatureError`. */
  readNotice: (sent: SentNotice, now: Date) => Promise<Notice | null>;
};

/** A notification without the provider's signature, or for another merchant. */
export class WrongSignatureError extends Error {
  override name = 'WrongSignatureError';
}
