import { fromUnitsShort, QUANTITY_SCALE, toUnits } from '../decimal.ts';
import { chinaMonthDay } from '../time/china-calendar.ts';
import { toDate } from '../time/to-date.ts';
import type { DecimalInput, TimeInput } from '../values.ts';
import type { CapPeriod, PurchaseBlock, PurchaseBlockCode, PurchaseFix } from './types.ts';

/** The remedy for each block (B1). */
const purchaseFixes: Readonly<Record<PurchaseBlockCode, PurchaseFix>> = {
  OFF_SHELF: { kind: 'similar', label: '看看同类商品' },
  LOGIN: { kind: 'route', route: 'login', label: '去登录' },
  NOT_PASSED: { kind: 'route', route: 'account_documents', label: '去完善资质' },
  CONTRACT_UNSIGNED: { kind: 'route', route: 'e_contract', label: '去签署' },
  DOCUMENT_EXPIRED: { kind: 'route', route: 'account_documents', label: '去更新证件' },
  OUT_OF_SCOPE: { kind: 'route', route: 'account_documents', label: '去维护资质' },
  COMPANY_FORBIDDEN: { kind: 'route', route: 'account_people', label: '查看禁购' },
  REGION: { kind: 'route', route: 'account_addresses', label: '更换收货地址' },
  DIRECTED_SALE: { kind: 'contact', label: '联系客服申请' },
  NO_PRICE: { kind: 'contact', label: '联系客服询价' },
  NO_STOCK: { kind: 'route', route: 'goods_reminders', label: '到货提醒' },
  BELOW_PACK: { kind: 'route', route: 'goods_reminders', label: '到货提醒' },
  QUOTA_USED: { kind: 'similar', label: '看看同类商品' },
};

/** Each block in as few characters as a row of a table has room for. */
const blockTags: Readonly<Record<PurchaseBlockCode, string>> = {
  OFF_SHELF: '已下架',
  LOGIN: '需登录',
  NOT_PASSED: '待认证',
  CONTRACT_UNSIGNED: '未签约',
  DOCUMENT_EXPIRED: '证照过期',
  OUT_OF_SCOPE: '超范围',
  COMPANY_FORBIDDEN: '公司禁购',
  REGION: '地区不售',
  DIRECTED_SALE: '定向销售',
  NO_PRICE: '无报价',
  NO_STOCK: '缺货',
  BELOW_PACK: '不足中包',
  QUOTA_USED: '已限购',
};

/**
 * A block as a tag.
 *
 * @example blockTag('NO_STOCK') // '缺货'
 */
export const blockTag = (code: PurchaseBlockCode): string => blockTags[code];

/** A block with its remedy. */
export function block(code: PurchaseBlockCode, message: string): PurchaseBlock {
  return { code, message, fix: purchaseFixes[code] };
}

const CAP_WORDS: Readonly<Record<CapPeriod, string>> = {
  order: '每单限购',
  day: '每日限购',
  week: '每周限购',
  month: '每月限购',
};

const LEFT_WORDS: Readonly<Record<CapPeriod, string>> = {
  order: '本单还可购',
  day: '今日还可购',
  week: '本周还可购',
  month: '本月还可购',
};

/**
 * The text of a cap (`xg_number_desc`, B5): the cap while unused, then the rest.
 *
 * @example capText({ cap: 100, period: 'month', unit: '盒' }) // '每月限购100盒'
 * @example capText({ cap: 100, period: 'month', unit: '盒', left: 40 }) // '本月还可购40盒'
 */
export function capText({
  cap,
  period,
  unit,
  left,
}: {
  cap: DecimalInput;
  period?: CapPeriod | null;
  unit?: string | null;
  /** The buyer's rest in the period; absent or null if not counted. */
  left?: DecimalInput | null;
}): string {
  const most = toUnits(cap, QUANTITY_SCALE);
  const rest = left == null ? most : toUnits(left, QUANTITY_SCALE);
  const isUsed = rest > 0n && rest < most;
  const words = isUsed ? LEFT_WORDS : CAP_WORDS;
  return `${words[period ?? 'order']}${fromUnitsShort(isUsed ? rest : most, QUANTITY_SCALE)}${unit ?? '件'}`;
}

/** When a cap resets: `12月1日恢复`. */
export function resetText(resetsAt: TimeInput): string {
  const { month, day } = chinaMonthDay(toDate(resetsAt));
  return `${month}月${day}日恢复`;
}
