import { carrierNamed } from '@yaoji/domain';
import type { TrackingConfig } from '#config/tracking-config.ts';

const codes: ReadonlyMap<string, string> = new Map([
  ['顺丰速运', 'shunfeng'],
  ['京东物流', 'jd'],
  ['中通快递', 'zhongtong'],
  ['圆通速递', 'yuantong'],
  ['韵达速递', 'yunda'],
  ['申通快递', 'shentong'],
  ['极兔速递', 'jtexpress'],
  ['邮政速递', 'ems'],
  ['德邦物流', 'debangwuliu'],
]);

/** The service's code of a carrier; null for carriers that it is not asked about, such as one's own vehicles. */
export const carrierCode = ({ carriers }: Pick<TrackingConfig, 'carriers'>, company: string): string | null =>
  carriers.get(company) ?? codes.get(carrierNamed(company) ?? '') ?? null;

const needPhone: ReadonlySet<string> = new Set(['shunfeng', 'shunfengkuaiyun', 'zhongtong']);

/** These carriers answer only with the phone of sender or recipient; the others need not learn it. */
export const needsPhone = (code: string) => needPhone.has(code);
