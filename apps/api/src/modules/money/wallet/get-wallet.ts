import { type RechargeOption, walletCodec } from '@yaoji/api-client/wire';
import { paymentMethodNames } from '@yaoji/domain';
import type { Config } from '#config.ts';
import { methodReason, providerMethods } from '#modules/money/payment/index.ts';
import type { Handler } from '#operation.ts';
import { loadWallet } from './load-wallet.ts';

export const getWallet: Handler<'getWallet'> = async (_, { db, config, signedIn, now }) =>
  walletCodec.write({ ...(await loadWallet(db, signedIn.buyerId, now)), rechargeMethods: rechargeOptions(config) });

const rechargeOptions = (config: Config): RechargeOption[] =>
  (['sandbox', ...providerMethods] as const).map((method) => {
    const reason = methodReason(config, method);
    return { method, name: paymentMethodNames[method], isAvailable: reason === null, reason };
  });
