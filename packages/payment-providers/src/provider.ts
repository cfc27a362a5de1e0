import type { KeyObject } from 'node:crypto';

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
  /** 32 characters: encrypts what notifications say. */
  apiV3Key: string;
  gateway: string;
};

/** What is to be paid, under a number of the shop; the amount in yuan, with two decimals. */
export type Payment = { no: string; amount: string; expiresAt: Date | null };

/** What a provider says about a payment, once its signature is proved. */
export type Notice = {
  provider: string;
  notificationId: string;
  paymentNo: string;
  tradeNo: string;
  isPaid: boolean;
  amount: string;
  payload: Record<string, string>;
};

/** Where the buyer pays: a page to go to, or the text of a QR code. */
export type Place = { redirectUrl: string | null; qrCode: string | null };

export type Trade = { state: 'paid'; tradeNo: string; amount: string } | { state: 'pending' | 'closed' };

/** `pending`: it is under way, ask again. `failed`: it will never be paid back by itself. */
export type RefundState = { state: 'done' | 'pending' } | { state: 'failed'; reason: string };

export type RefundOrder = { no: string; amount: string; reason: string; payment: Payment };

export type Asked = { subject: string; notifyUrl: string; returnUrl: string };

/** A notification as it arrived. */
export type SentNotice = {
  fields: Record<string, unknown>;
  header: (name: string) => string | undefined;
  body: string;
};

/** Somebody who takes money for the shop. What fails in a way that may pass throws. */
export type Provider = {
  start: (payment: Payment, asked: Asked, now: Date) => Promise<Place>;
  query: (payment: Payment, now: Date) => Promise<Trade>;
  /** The same number is paid back once, however often it is asked for. */
  refund: (refund: RefundOrder, now: Date) => Promise<RefundState>;
  /** Null where it is rightly signed and says nothing about a payment. Throws `WrongSignatureError`. */
  readNotice: (sent: SentNotice, now: Date) => Promise<Notice | null>;
};

/** A notification that the provider has not signed, or not for this merchant. */
export class WrongSignatureError extends Error {
  override name = 'WrongSignatureError';
}
