import type { DecimalInput, TimeInput } from '../values.ts';

/** The code of a reason why a product cannot be bought (B1); `NO_PRICE` is 暂无报价. */
export type PurchaseBlockCode =
  | 'OFF_SHELF'
  | 'LOGIN'
  | 'NOT_PASSED'
  | 'CONTRACT_UNSIGNED'
  | 'DOCUMENT_EXPIRED'
  | 'OUT_OF_SCOPE'
  | 'COMPANY_FORBIDDEN'
  | 'REGION'
  | 'DIRECTED_SALE'
  | 'NO_PRICE'
  | 'NO_STOCK'
  | 'BELOW_PACK'
  | 'QUOTA_USED';

/** The remedy for a block: a page of the shop by its route name, the buyer's contact, or similar products. */
export type PurchaseFix =
  | {
      kind: 'route';
      route: 'login' | 'account_documents' | 'account_addresses' | 'e_contract' | 'goods_reminders' | 'account_people';
      label: string;
    }
  | { kind: 'contact'; label: string }
  | { kind: 'similar'; label: string };

/** Why a product cannot be bought: one code, one Chinese sentence, one remedy (B1). */
export interface PurchaseBlock {
  code: PurchaseBlockCode;
  message: string;
  fix: PurchaseFix;
}

/** The period over which a purchase cap counts (B5). */
export type CapPeriod = 'order' | 'day' | 'week' | 'month';

/** The rest of a cap, as computed by `quotaLeft`. */
export interface Quota {
  /** `0` if used up; null without a cap. */
  left: DecimalInput | null;
  /** When it resets; null for a cap per order. */
  resetsAt: TimeInput | null;
}

/** The input of `purchaseBlock` about a product. Absent fields do not block. */
export interface BlockGoods {
  goodsId?: number;
  /** Default true. */
  onShelf?: boolean;
  /** `null`: no quoted price. Absent: unknown (visitors don't receive it), does not block. */
  price?: DecimalInput | null;
  stock: DecimalInput;
  packStep: DecimalInput;
  purchaseCap?: DecimalInput | null;
  capPeriod?: CapPeriod | null;
  /** The buyer's rest of the cap in its period. */
  quota?: Quota | null;
  /** Business scope class (B4); absent: none required. */
  scope?: string | null;
  /** Region codes (GB/T 2260) that it may be sold to; `51` covers `510104`. Absent or empty: everywhere. */
  regions?: readonly string[] | null;
  /** Region codes that it may not be sold to. */
  exceptRegions?: readonly string[] | null;
  /** The company that forbids it, the buyer's own or a head office; absent or null: none. */
  forbiddenBy?: string | null;
  /** `is_kxpz`: sold to selected buyers only. */
  isControlled?: boolean;
  /** Whether this buyer is selected; only for controlled products. */
  soldToBuyer?: boolean;
  /** `bzdw`, for sentences; default 件. */
  unit?: string | null;
}

/** A qualification document (zizhi). */
export interface BuyerDocument {
  id?: number;
  /** Renewals have the same kind. */
  kind: string;
  /** As shown: `药品经营许可证`. */
  name: string;
  /** Last valid day in China; null for unlimited validity (长期). */
  expiresAt: TimeInput | null;
  /** The scope classes that require it; absent: all of them. */
  scopes?: readonly string[] | null;
}

/** The input of `purchaseBlock` about a buyer. */
export interface BlockBuyer {
  passed: boolean;
  /** Waits for the seller's approval; not if passed. Default false. */
  inReview?: boolean;
  documents: readonly BuyerDocument[];
  /** Business scope (jyfw); absent: the scopes of the documents. */
  scopes?: readonly string[] | null;
  /** Region code of the delivery address; absent: not checked. */
  region?: string | null;
  /** Default true. */
  contractSigned?: boolean;
}

/** A document that expires soon (B3). */
export interface DocumentWarning {
  document: BuyerDocument;
  /** Full days left; 0 on the last day. */
  daysLeft: number;
  level: 60 | 30 | 7;
  message: string;
}
