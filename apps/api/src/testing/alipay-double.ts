import { createSign, createVerify } from 'node:crypto';
import { type Reply, rsaKeys, startDouble } from './provider-double.ts';

export type AlipayTrade = { status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED'; amount: string };

type Fields = Record<string, string>;

const textOf = (fields: Fields, without: string[]) =>
  Object.keys(fields)
    .filter((name) => !without.includes(name))
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/** A stand-in for Alipay: refuses requests without the shop's signature, and signs its answers. */
export const startAlipay = async () => {
  const shop = rsaKeys();
  const own = rsaKeys();
  const appId = '2021000000000001';
  const trades = new Map<string, AlipayTrade>();
  const refunds = new Map<string, string>();
  const asked: string[] = [];
  /** Answers to the next refunds, which then fail. */
  const refusals: string[] = [];

  const isFromShop = (fields: Fields) =>
    createVerify('RSA-SHA256')
      .update(textOf(fields, ['sign']))
      .verify(shop.publicKey, fields.sign ?? '', 'base64');
  const sign = (text: string) => createSign('RSA-SHA256').update(text).sign(own.privateKey, 'base64');

  const said = (method: string, biz: Fields): Fields => {
    const no = biz.out_trade_no ?? '';
    const trade = trades.get(no);
    const missing = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: '交易不存在' };
    if (!trade) return missing;
    const ok = { code: '10000', msg: 'Success', out_trade_no: no, trade_no: `2026${no.slice(1, 20)}` };
    switch (method) {
      case 'alipay.trade.query':
        return { ...ok, trade_status: trade.status, total_amount: trade.amount };
      case 'alipay.trade.refund': {
        const refusal = refusals.shift();
        if (refusal) return { code: '40004', msg: 'Business Failed', sub_code: refusal };
        const request = biz.out_request_no ?? '';
        const isNew = !refunds.has(request);
        refunds.set(request, biz.refund_amount ?? '');
        return { ...ok, fund_change: isNew ? 'Y' : 'N', refund_fee: biz.refund_amount ?? '' };
      }
      case 'alipay.trade.fastpay.refund.query':
        return refunds.has(biz.out_request_no ?? '') ? { ...ok, refund_status: 'REFUND_SUCCESS' } : ok;
      default:
        return missing;
    }
  };

  const gateway = await startDouble(({ path, body }): Reply => {
    if (path.startsWith('/elsewhere')) return { status: 307, headers: { location: path.slice(10) }, body: '' };
    const query = new URL(path, 'http://double').searchParams;
    const fields: Fields = { ...Object.fromEntries(query), ...Object.fromEntries(new URLSearchParams(body)) };
    const method = fields.method ?? '';
    const name = `${method.replaceAll('.', '_')}_response`;
    asked.push(method);
    const answer =
      fields.app_id === appId && isFromShop(fields)
        ? said(method, JSON.parse(fields.biz_content ?? '{}'))
        : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' };
    const content = JSON.stringify(answer);
    return {
      body: `{"${name}":${content},"sign":"${sign(content)}"}`,
      headers: { 'content-type': 'application/json' },
    };
  });

  /** The notification for a changed trade. */
  const notification = (fields: Fields): string => {
    const all = { app_id: appId, charset: 'utf-8', version: '1.0', notify_type: 'trade_status_sync', ...fields };
    return new URLSearchParams({ ...all, sign_type: 'RSA2', sign: sign(textOf(all, [])) }).toString();
  };

  return {
    env: {
      ALIPAY_APP_ID: appId,
      ALIPAY_PRIVATE_KEY: shop.privateKey,
      ALIPAY_PUBLIC_KEY: own.publicKey,
      ALIPAY_GATEWAY: `${gateway}/gateway.do`,
      PUBLIC_URL: 'https://shop.example.com',
    },
    trades,
    refunds,
    refusals,
    asked,
    isFromShop,
    notification,
  };
};
