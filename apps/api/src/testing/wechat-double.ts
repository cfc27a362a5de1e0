import { createCipheriv, createSign, createVerify, randomBytes, randomUUID } from 'node:crypto';
import { type Received, type Reply, rsaKeys, startDouble } from './provider-double.ts';

export type WechatTrade = { state: 'NOTPAY' | 'SUCCESS' | 'CLOSED'; fen: number };

const apiV3Key = '0123456789abcdef0123456789abcdef';
const merchantId = '1900000001';
const appId = 'wx0123456789abcdef';
const serialNo = '5F8A1B2C3D4E5F60718293A4B5C6D7E8F9012345';
const publicKeyId = 'PUB_KEY_ID_0119000000012026';

/**
 * A stand-in for WeChat Pay: refuses requests without the shop's signature, signs its answers, encrypts notifications.
 *
 * @param pause - Delays an answer after the request has been understood.
 */
export const startWechat = async (now: () => Date, pause: (received: Received) => Promise<void> = async () => {}) => {
  const shop = rsaKeys();
  const own = rsaKeys();
  const trades = new Map<string, WechatTrade>();
  const refunds = new Map<string, number>();
  const refundStates: string[] = [];

  const signed = (body: string, at = now(), key = own.privateKey): Record<string, string> => {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const nonce = randomBytes(8).toString('hex');
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': publicKeyId,
      'wechatpay-signature': createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(key, 'base64'),
    };
  };

  const isFromShop = ({ method, path, body, header }: Received): boolean => {
    const parts = Object.fromEntries(
      [...header('authorization').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value ?? '']),
    );
    if (parts.mchid !== merchantId || parts.serial_no !== serialNo) return false;
    return createVerify('RSA-SHA256')
      .update(`${method}\n${path}\n${parts.timestamp}\n${parts.nonce_str}\n${body}\n`)
      .verify(shop.publicKey, String(parts.signature), 'base64');
  };

  const answer = (received: Received): [status: number, content: object] => {
    if (!isFromShop(received)) return [401, { code: 'SIGN_ERROR', message: '签名错误' }];
    const asked = received.body ? JSON.parse(received.body) : {};
    if (received.path === '/v3/pay/transactions/native') {
      trades.set(asked.out_trade_no, { state: 'NOTPAY', fen: asked.amount.total });
      return [200, { code_url: `weixin://wxpay/bizpayurl?pr=${asked.out_trade_no.slice(1, 8)}` }];
    }
    const query = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)\?mchid=(\d+)$/.exec(received.path);
    if (query) {
      const trade = trades.get(query[1] ?? '');
      if (!trade) return [404, { code: 'ORDER_NOT_EXIST', message: '订单不存在' }];
      return [
        200,
        { trade_state: trade.state, transaction_id: `42000${query[1]?.slice(1, 12)}`, amount: { total: trade.fen } },
      ];
    }
    if (received.path === '/v3/refund/domestic/refunds') {
      refunds.set(asked.out_refund_no, asked.amount.refund);
      const state = refundStates.shift() ?? 'SUCCESS';
      if (state === 'SYSTEM_ERROR') return [500, { code: state, message: '系统异常' }];
      return state === 'INVALID_REQUEST' ? [400, { code: state, message: '订单已全额退款' }] : [200, { status: state }];
    }
    return [404, { code: 'RESOURCE_NOT_EXISTS' }];
  };

  const gateway = await startDouble(async (received): Promise<Reply> => {
    const [status, content] = answer(received);
    await pause(received);
    const body = JSON.stringify(content);
    return { status, body, headers: { 'content-type': 'application/json', ...signed(body) } };
  });

  /** The notification for a paid trade; `sealed` encrypts it with another key than agreed. */
  const notification = (no: string, fen: number, sealed = apiV3Key) => {
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv('aes-256-gcm', sealed, nonce);
    cipher.setAAD(Buffer.from('transaction'));
    const clear = JSON.stringify({
      mchid: merchantId,
      appid: appId,
      out_trade_no: no,
      transaction_id: `42000${no.slice(1, 12)}`,
      trade_state: 'SUCCESS',
      amount: { total: fen, payer_total: fen, currency: 'CNY' },
    });
    const ciphertext = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return JSON.stringify({
      id: randomUUID(),
      event_type: 'TRANSACTION.SUCCESS',
      resource_type: 'encrypt-resource',
      resource: {
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: ciphertext.toString('base64'),
        nonce,
        associated_data: 'transaction',
      },
    });
  };

  return {
    env: {
      WECHAT_PAY_APP_ID: appId,
      WECHAT_PAY_MERCHANT_ID: merchantId,
      WECHAT_PAY_SERIAL_NO: serialNo,
      WECHAT_PAY_PRIVATE_KEY: shop.privateKey,
      WECHAT_PAY_PUBLIC_KEY: own.publicKey,
      WECHAT_PAY_PUBLIC_KEY_ID: publicKeyId,
      WECHAT_PAY_API_V3_KEY: apiV3Key,
      WECHAT_PAY_GATEWAY: gateway,
      PUBLIC_URL: 'https://shop.example.com',
    },
    trades,
    refunds,
    refundStates,
    signed,
    notification,
    strangerKey: shop.privateKey,
  };
};
