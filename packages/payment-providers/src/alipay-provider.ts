import { chinaTime } from '@yaoji/domain';
import type { AlipaySdk } from 'alipay-sdk';
import {
  type AlipayConfig,
  type Notice,
  type Provider,
  type RefundState,
  type SentNotice,
  type Trade,
  WrongSignatureError,
} from './provider.ts';

const timeoutMs = 10_000;
const answered = '10000';

/** Errors that a retry cannot fix. */
const final = new Set([
  'ACQ.INVALID_PARAMETER',
  'ACQ.TRADE_NOT_EXIST',
  'ACQ.TRADE_STATUS_ERROR',
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.TRADE_NOT_ALLOW_REFUND',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  'ACQ.REFUND_CHARGE_ERROR',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR',
]);

/** Loaded on first use: it takes a quarter of a second, too long for a start. */
const makeSdk = async (config: AlipayConfig): Promise<AlipaySdk> => {
  const { AlipaySdk: Sdk } = await import('alipay-sdk');
  return new Sdk({
    appId: config.appId,
    privateKey: config.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    keyType: 'PKCS8',
    alipayPublicKey: config.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    gateway: config.gateway,
    signType: 'RSA2',
  });
};

/** The SDK signs and verifies but does not send: its client follows redirects, which Alipay never uses. */
const request = async (
  config: AlipayConfig,
  method: string,
  bizContent: Record<string, string>,
  now: Date,
): Promise<Record<string, string>> => {
  const sdk = await makeSdk(config);
  const signed = new URLSearchParams(sdk.sdkExecute(method, { bizContent, timestamp: wireTime(now) }));
  const body = new URLSearchParams({ biz_content: signed.get('biz_content') ?? '' });
  signed.delete('biz_content');
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`${config.gateway}?${signed}`, { method: 'POST', body, redirect: 'error', signal });
  const text = await response.text();
  if (!response.ok) throw new Error(`Alipay answered ${response.status}.`);
  const name = `${method.replaceAll('.', '_')}_response`;
  const { [name]: said, sign } = JSON.parse(text);
  sdk.checkResponseSign(text, name, sign, '');
  return said;
};

/** Alipay through its SDK: a page to pay at, RSA2 both ways; accepts only correctly signed answers. */
export const alipayProvider = (config: AlipayConfig): Provider => {
  const ask = (method: string, bizContent: Record<string, string>, now: Date) =>
    request(config, method, bizContent, now);

  return {
    start: async ({ no, amount, expiresAt }, { subject, notifyUrl, returnUrl }, now) => ({
      redirectUrl: (await makeSdk(config)).pageExecute('alipay.trade.page.pay', 'GET', {
        notifyUrl,
        returnUrl,
        timestamp: wireTime(now),
        bizContent: {
          out_trade_no: no,
          total_amount: amount,
          subject,
          product_code: 'FAST_INSTANT_TRADE_PAY',
          ...(expiresAt ? { time_expire: wireTime(expiresAt) } : {}),
        },
      }),
      qrCode: null,
    }),
    query: async ({ no }, now): Promise<Trade> => {
      const said = await ask('alipay.trade.query', { out_trade_no: no }, now);
      // A trade does not exist until somebody logs in on its page.
      if (said.sub_code === 'ACQ.TRADE_NOT_EXIST') return { state: 'pending' };
      if (said.code !== answered) throw new Error(`Alipay answered a query with ${said.sub_code ?? said.code}.`);
      if (isPaid(String(said.trade_status))) {
        return { state: 'paid', tradeNo: String(said.trade_no), amount: String(said.total_amount) };
      }
      return { state: said.trade_status === 'TRADE_CLOSED' ? 'closed' : 'pending' };
    },
    refund: async ({ no, amount, reason, payment }, now): Promise<RefundState> => {
      const names = { out_trade_no: payment.no, out_request_no: no };
      const said = await ask('alipay.trade.refund', { ...names, refund_amount: amount, refund_reason: reason }, now);
      if (final.has(String(said.sub_code)))
        return { state: 'failed', reason: `${said.sub_code} ${said.sub_msg ?? ''}` };
      if (said.code !== answered) throw new Error(`Alipay answered a refund with ${said.sub_code ?? said.code}.`);
      if (said.fund_change === 'Y') return { state: 'done' };
      // Already requested, or undecided: only the query tells.
      const found = await ask('alipay.trade.fastpay.refund.query', names, now);
      return { state: found.refund_status === 'REFUND_SUCCESS' ? 'done' : 'pending' };
    },
    readNotice: async (sent) => readNotice(await makeSdk(config), config, sent),
  };
};

const isPaid = (status: string) => status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED';

const readNotice = (sdk: AlipaySdk, { appId }: AlipayConfig, { fields }: SentNotice): Notice | null => {
  const payload = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  // The SDK trusts the sender's signature type; the older type is insecure.
  const isSigned = payload.sign_type === 'RSA2' && sdk.checkNotifySignV2(payload);
  if (!isSigned || payload.app_id !== appId) throw new WrongSignatureError('Not signed by Alipay for this merchant.');
  // A refund notification repeats the trade's fields; it is not a payment.
  if (payload.refund_fee || payload.gmt_refund) return null;
  const status = payload.trade_status ?? '';
  if (!isPaid(status) && status !== 'TRADE_CLOSED') return null;
  return {
    provider: 'alipay',
    notificationId: payload.notify_id ?? '',
    paymentNo: payload.out_trade_no ?? '',
    tradeNo: payload.trade_no ?? '',
    isPaid: isPaid(status),
    amount: payload.total_amount ?? '',
    payload,
  };
};

/** `2026-03-05 09:30:00` */
const wireTime = (at: Date) => chinaTime(at).replace('T', ' ');
