import type { Db } from '#db/database.ts';
import { bindIdentity, findByWechat, type WechatIdentity } from '../account.repository.ts';
import { markScanned } from './wechat-ticket.repository.ts';

export type ScanOutcome = 'login' | 'bound' | 'taken' | 'expired';

/** What a scan brings about, once a provider has said whose it is. Each QR code is scanned once. */
export const completeScan = (db: Db, ticket: string, who: WechatIdentity, now: Date): Promise<ScanOutcome> =>
  db.transaction(async (tx) => {
    const scanned = await markScanned(tx, ticket, who, now);
    if (!scanned) return 'expired';
    if (scanned.buyerId === null) return 'login';
    const owner = await findByWechat(tx, who.openId);
    if (owner === scanned.buyerId) return 'bound';
    if (owner !== null) return 'taken';
    return (await bindIdentity(tx, scanned.buyerId, who)) ? 'bound' : 'taken';
  });
