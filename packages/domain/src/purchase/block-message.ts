import type { PurchaseBlock, PurchaseBlockCode, PurchaseFix } from './types.ts';

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
