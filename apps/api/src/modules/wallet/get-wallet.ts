import { type RechargeOption, walletCodec } from '@yaoji/api-client/wire';
import type { Config } from '#config.ts';
import { methodReason } from '#modules/payment/index.ts';
import type { Handler } from '#operation.ts';
import { loadWallet } from './load-wallet.ts';

export const getWallet: Handler<'getWallet'> = async (_, { db, config, signedIn, now }) =>
  walletCodec.write({ ...(await loadWallet(db, signedIn.buyerId, now)), rechargeMethods: rechargeOptions(config) });

const names: Record<RechargeOption['method'], string> = {
  sandbox: '模拟收银台',
  alipay: '支付宝',
  wechat: '微信支付',
};

const rechargeOptions = (config: Config): RechargeOption[] =>
  (['sandbox', 'alipay', 'wechat'] as const).map((method) => {
    const reason = methodReason(config, method);
    return { method, name: names[method], isAvailable: reason === null, reason };
  });
