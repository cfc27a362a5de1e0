import { chinaTime } from '@yaoji/domain';
import { toFen, toYuan } from './fen.ts';
import {
  type Notice,
  type Payment,
  type Provider,
  type RefundState,
  type SentNotice,
  type Trade,
  type UnionPayConfig,
  WrongSignatureError,
} from './provider.ts';
import { type Fields, isFromUnionPay, signed } from './unionpay-signature.ts';

const timeoutMs = 10_000;

/** A6 is a success with a flaw, which does not concern the money. */
const done = new Set(['00', 'A6']);
/** In progress, or received before: only a query tells. */
const undecided = new Set(['03', '04', '05', '12']);
const unknown = '34';
/** Errors that a retry cannot fix: state or rights of the merchant, an amount or an original trade that does not fit. */
const final = new Set(['30', '31', '32', '33', '35', '36']);

/** UnionPay's online gateway, version 5.1.0: a code to scan with 云闪付 or a bank's app. */
export const unionPayProvider = (config: UnionPayConfig): Provider => {
  const ask = (path: string, fields: Fields, now: Date) => request(config, path, fields, now);
  // UnionPay finds a trade by its number together with the time at which it was requested.
  const nameOf = ({ no, createdAt }: { no: string; createdAt: Date }) => ({
    orderId: no,
    txnTime: wireTime(createdAt),
  });
  const query = (trade: { no: string; createdAt: Date }, now: Date) =>
    ask('queryTrans.do', { ...nameOf(trade), txnType: '00', txnSubType: '00' }, now);

  return {
    start: async (payment, { notifyUrl }, now) => {
      const said = await ask(
        'backTransReq.do',
        {
          ...nameOf(payment),
          txnType: '01',
          txnSubType: '07',
          txnAmt: String(toFen(payment.amount)),
          currencyCode: '156',
          backUrl: notifyUrl,
          ...(payment.expiresAt ? { payTimeout: wireTime(payment.expiresAt) } : {}),
        },
        now,
      );
      if (said.respCode !== '00' || !said.qrCode) throw unexpected('a payment', said);
      return { redirectUrl: null, qrCode: said.qrCode };
    },
    query: async (payment, now): Promise<Trade> => {
      const said = await query(payment, now);
      // A trade does not exist until somebody scans the code; after a declined card it can be scanned again.
      if (said.respCode === unknown) return { state: 'pending' };
      if (said.respCode !== '00') throw unexpected('a query', said);
      if (!done.has(said.origRespCode ?? '')) return { state: 'pending' };
      return { state: 'paid', tradeNo: said.queryId ?? '', amount: toYuan(Number(said.txnAmt)) };
    },
    refund: async ({ no, amount, createdAt, payment }, now): Promise<RefundState> => {
      const refund = { no, createdAt };
      const said = await ask(
        'backTransReq.do',
        {
          ...nameOf(refund),
          txnType: '04',
          txnSubType: '00',
          txnAmt: String(toFen(amount)),
          currencyCode: '156',
          origQryId: tradeNoOf(payment),
          // Required; UnionPay's placeholder for none, since the query tells.
          backUrl: 'http://www.specialUrl.com',
        },
        now,
      );
      const code = said.respCode ?? '';
      if (!done.has(code) && !undecided.has(code) && !final.has(code)) throw unexpected('a refund', said);
      // Accepted is not paid back; and a repeated request may be refused because the first one succeeded.
      const { respCode, origRespCode = '', origRespMsg } = await query(refund, now);
      if (respCode === unknown && final.has(code)) return { state: 'failed', reason: `${code} ${said.respMsg ?? ''}` };
      if (respCode !== '00' || undecided.has(origRespCode)) return { state: 'pending' };
      return done.has(origRespCode)
        ? { state: 'done' }
        : { state: 'failed', reason: `${origRespCode} ${origRespMsg ?? ''}` };
    },
    readNotice: async (sent, now) => readNotice(config, sent, now),
  };
};

const tradeNoOf = ({ no, tradeNo }: Payment) => {
  if (!tradeNo) throw new Error(`Payment ${no} has no number of UnionPay.`);
  return tradeNo;
};

const request = async (config: UnionPayConfig, path: string, fields: Fields, now: Date): Promise<Fields> => {
  const form = signed(config, {
    version: '5.1.0',
    encoding: 'UTF-8',
    signMethod: '01',
    bizType: '000000',
    channelType: '08',
    accessType: '0',
    merId: config.merchantId,
    ...fields,
  });
  const response = await fetch(`${config.gateway}/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const said = readAnswer(await response.text());
  if (!isFromUnionPay(config, said, now)) {
    throw new Error(`UnionPay answered ${response.status} without a right signature.`);
  }
  return said;
};

/** Fields joined by `&`, without escaping. */
const readAnswer = (text: string): Fields =>
  Object.fromEntries(
    text.split('&').map((field) => {
      const end = field.indexOf('=');
      return [field.slice(0, end), field.slice(end + 1)];
    }),
  );

const readNotice = (config: UnionPayConfig, { fields }: SentNotice, now: Date): Notice | null => {
  const payload = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  if (!isFromUnionPay(config, payload, now) || payload.merId !== config.merchantId) {
    throw new WrongSignatureError('Not signed by UnionPay for this merchant.');
  }
  if (payload.txnType !== '01' || !done.has(payload.respCode ?? '')) return null;
  return {
    provider: 'unionpay',
    notificationId: payload.queryId ?? '',
    paymentNo: payload.orderId ?? '',
    tradeNo: payload.queryId ?? '',
    isPaid: true,
    amount: toYuan(Number(payload.txnAmt)),
    payload,
  };
};

/** `20260305093000` */
const wireTime = (at: Date) => chinaTime(at).replaceAll(/\D/g, '');

const unexpected = (what: string, { respCode, respMsg }: Fields) =>
  new Error(`UnionPay answered ${what} with ${respCode} ${respMsg ?? ''}`);
