import { type ChangeSource, changeAccount } from '#modules/identity/account-change/index.ts';
import { bindIdentity, findByWechat, type WechatIdentity } from '../account.repository.ts';
import { markScanned } from './wechat-ticket.repository.ts';

export type ScanOutcome = 'login' | 'bound' | 'taken' | 'expired';

/** Completes a scan once a provider has identified the user. Each QR code works once. */
export const completeScan = async (source: ChangeSource, ticket: string, who: WechatIdentity): Promise<ScanOutcome> => {
  const { db, now } = source;
  const scanned = await markScanned(db, ticket, who, now);
  if (!scanned) return 'expired';
  const { buyerId } = scanned;
  if (buyerId === null) return 'login';
  const owner = await findByWechat(db, who.openId);
  if (owner === buyerId) return 'bound';
  if (owner !== null) return 'taken';
  const change = { buyerId, kind: 'wechat', event: 'wechatBound', before: null } as const;
  return (await changeAccount(source, change, (tx) => bindIdentity(tx, buyerId, who))) ? 'bound' : 'taken';
};
