import { chinaOffset, chinaTime } from '@yaoji/domain';
import { toFen, toYuan } from './fen.ts';
import {
  type Notice,
  type Provider,
  type RefundState,
  type SentNotice,
  type Trade,
  type WechatConfig,
  WrongSignatureError,
} from './provider.ts';
import { authorization, decrypted, isFromWechat, type Resource } from './wechat-signature.ts';

const timeoutMs = 10_000;

type Said = Record<string, unknown>;
type Answer = { status: number; said: Said };

/** Errors that a retry cannot fix. */
const final = new Set(['INVALID_REQUEST', 'PARAM_ERROR', 'RESOURCE_NOT_EXISTS', 'MCH_NOT_EXISTS', 'NO_AUTH']);
const closed = new Set(['CLOSED', 'REVOKED', 'PAYERROR']);

/** WeChat Pay, API version 3: a code to scan (native), with signed requests and answers. */
export const wechatProvider = (config: WechatConfig): Provider => {
  const ask = (method: 'GET' | 'POST', path: string, content: Said | null, now: Date) =>
    request(config, method, path, content === null ? '' : JSON.stringify(content), now);

  return {
    start: async ({ no, amount, expiresAt }, { subject, notifyUrl }, now) => {
      const { status, said } = await ask(
        'POST',
        '/v3/pay/transactions/native',
        {
          appid: config.appId,
          mchid: config.merchantId,
          description: subject,
          out_trade_no: no,
          notify_url: notifyUrl,
          amount: { total: toFen(amount), currency: 'CNY' },
          ...(expiresAt ? { time_expire: `${chinaTime(expiresAt)}${chinaOffset}` } : {}),
        },
        now,
      );
      if (status !== 200 || !said.code_url) throw unexpected('a payment', { status, said });
      return { redirectUrl: null, qrCode: String(said.code_url) };
    },
    query: async ({ no }, now): Promise<Trade> => {
      const path = `/v3/pay/transactions/out-trade-no/${no}?mchid=${config.merchantId}`;
      const { status, said } = await ask('GET', path, null, now);
      if (status === 404) return { state: 'pending' };
      if (status !== 200) throw unexpected('a query', { status, said });
      if (said.trade_state === 'SUCCESS' || said.trade_state === 'REFUND') {
        return { state: 'paid', tradeNo: String(said.transaction_id), amount: toYuan(totalOf(said)) };
      }
      return { state: closed.has(String(said.trade_state)) ? 'closed' : 'pending' };
    },
    refund: async ({ no, amount, reason, payment }, now): Promise<RefundState> => {
      const { status, said } = await ask(
        'POST',
        '/v3/refund/domestic/refunds',
        {
          out_trade_no: payment.no,
          out_refund_no: no,
          reason,
          amount: { refund: toFen(amount), total: toFen(payment.amount), currency: 'CNY' },
        },
        now,
      );
      if (final.has(String(said.code))) return { state: 'failed', reason: `${said.code} ${said.message ?? ''}` };
      if (status !== 200) throw unexpected('a refund', { status, said });
      if (said.status === 'SUCCESS') return { state: 'done' };
      if (said.status === 'PROCESSING') return { state: 'pending' };
      return { state: 'failed', reason: String(said.status) };
    },
    readNotice: async (sent, now) => readNotice(config, sent, now),
  };
};

/** Answers must have WeChat's signature; only errors of the gateway itself have none. */
const request = async (
  config: WechatConfig,
  method: string,
  path: string,
  body: string,
  now: Date,
): Promise<Answer> => {
  const response = await fetch(config.gateway + path, {
    method,
    headers: {
      authorization: authorization(config, { method, path, body }, now),
      accept: 'application/json',
      'user-agent': 'yaoji',
      'wechatpay-serial': config.publicKeyId,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body ? { body } : {}),
  });
  const text = await response.text();
  const header = (name: string) => response.headers.get(name) ?? undefined;
  if (!isFromWechat(config, signedParts(header, text), now)) {
    throw new Error(`WeChat Pay answered ${response.status} without a right signature.`);
  }
  return { status: response.status, said: text ? JSON.parse(text) : {} };
};

const signedParts = (header: (name: string) => string | undefined, body: string) => ({
  timestamp: header('wechatpay-timestamp') ?? '',
  nonce: header('wechatpay-nonce') ?? '',
  signature: header('wechatpay-signature') ?? '',
  serial: header('wechatpay-serial') ?? '',
  body,
});

const readNotice = (config: WechatConfig, { header, body, fields }: SentNotice, now: Date): Notice | null => {
  if (!isFromWechat(config, signedParts(header, body), now)) throw new WrongSignatureError('Not signed by WeChat Pay.');
  if (fields.event_type !== 'TRANSACTION.SUCCESS') return null;
  const said = JSON.parse(decrypted(config, fields.resource as Resource)) as Said;
  if (said.mchid !== config.merchantId || said.appid !== config.appId)
    throw new WrongSignatureError('Signed by WeChat Pay for another merchant.');
  return {
    provider: 'wechat',
    notificationId: String(fields.id),
    paymentNo: String(said.out_trade_no),
    tradeNo: String(said.transaction_id),
    isPaid: said.trade_state === 'SUCCESS',
    amount: toYuan(totalOf(said)),
    payload: Object.fromEntries(
      Object.entries(said).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    ),
  };
};

const totalOf = ({ amount }: Said) => Number((amount as { total?: number } | undefined)?.total ?? Number.NaN);

const unexpected = (what: string, { status, said }: Answer) =>
  new Error(`WeChat Pay answered ${what} with ${status} ${said.code ?? ''} ${said.message ?? ''}`);
