import type { DocumentKind } from '@yaoji/domain';

/** The scope classes that a licence usually grants; an operator may say others. Empty: everything hangs on it. */
export const usualScopes: Record<DocumentKind, readonly string[]> = {
  business_licence: [],
  drug_licence: ['中成药', '化学药', '生物制品', '中药饮片', '中药材'],
  device_licence: ['三类器械'],
  device_filing: ['二类器械'],
  food_licence: ['食品'],
  medical_institution: ['中成药', '化学药', '中药饮片', '中药材'],
  authorisation: [],
  identity: [],
  other: [],
};
