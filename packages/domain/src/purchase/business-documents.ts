/** Kinds of business that may register. */
export type BusinessKind = 'pharmacy' | 'chain' | 'clinic' | 'hospital' | 'wholesaler';

/** The label of each kind of business. */
export const businessKindNames: Readonly<Record<BusinessKind, string>> = {
  pharmacy: '单体药店',
  chain: '连锁药店',
  clinic: '诊所',
  hospital: '医院',
  wholesaler: '批发企业',
};

/** Kinds of documents (证件) that an account may hold. */
export type DocumentKind =
  | 'business_licence'
  | 'drug_licence'
  | 'device_licence'
  | 'device_filing'
  | 'food_licence'
  | 'medical_institution'
  | 'authorisation'
  | 'identity'
  | 'other';

/** The official name of each kind of document. */
export const documentNames: Readonly<Record<DocumentKind, string>> = {
  business_licence: '营业执照',
  drug_licence: '药品经营许可证',
  device_licence: '医疗器械经营许可证',
  device_filing: '第二类医疗器械经营备案凭证',
  food_licence: '食品经营许可证',
  medical_institution: '医疗机构执业许可证',
  authorisation: '采购委托书',
  identity: '身份证',
  other: '其他证件',
};

/** A kind of business's documents, in the order in which they are requested. */
export interface BusinessDocuments {
  /** An account needs these to be approved. */
  required: readonly DocumentKind[];
  /** Each extends the products that may be bought. */
  optional: readonly DocumentKind[];
}

const trade: BusinessDocuments = {
  required: ['business_licence', 'drug_licence'],
  optional: ['device_licence', 'device_filing', 'food_licence', 'authorisation'],
};
const care: BusinessDocuments = {
  required: ['medical_institution'],
  optional: ['business_licence', 'device_filing', 'food_licence', 'authorisation'],
};

/**
 * The documents that a kind of business submits to register.
 *
 * @example businessDocuments('clinic').required // ['medical_institution']
 */
export function businessDocuments(kind: BusinessKind): BusinessDocuments {
  return kind === 'clinic' || kind === 'hospital' ? care : trade;
}
