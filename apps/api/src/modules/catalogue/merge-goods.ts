import type { GoodsEntry } from '@yaoji/price-list';
import type { goods } from '#db/schema/goods.ts';
import type { GoodsRow } from './catalogue.repository.ts';

export type KnownGoods = typeof goods.$inferSelect;

/** The row of goods that are not there yet. */
export const newGoods = (entry: GoodsEntry, categoryId: number | null): GoodsRow => {
  const { stated, defaults } = entry;
  return {
    identity: entry.identity,
    name: entry.name,
    common_name: stated.commonName ?? null,
    maker: entry.maker,
    spec: entry.spec,
    approval_no: stated.approvalNo ?? '',
    dosage_form: stated.dosageForm ?? defaults.dosageForm,
    category_id: categoryId,
    barcode: stated.barcode ?? '',
    std_code: stated.stdCode ?? '',
    pinyin_code: stated.pinyinCode ?? '',
    origin: stated.origin ?? '',
    unit: stated.unit ?? defaults.unit,
    price: stated.price ?? null,
    base_price: stated.basePrice ?? null,
    market_price: stated.marketPrice ?? null,
    pack_step: stated.packStep ?? '1.000',
    case_size: stated.caseSize ?? '0.000',
    purchase_cap: stated.purchaseCap ?? '0.000',
    cap_period: stated.capPeriod ?? 'order',
    free_shipping_number: stated.freeShippingNumber ?? '0.000',
    vat_rate: stated.vatRate ?? defaults.vatRate,
    scope: stated.scope ?? defaults.scope,
    is_controlled: stated.isControlled ?? false,
    contains_ephedrine: entry.containsEphedrine,
  };
};

/** The row of known goods after a list has been read: what it states replaces what was known. */
export const changedGoods = (known: KnownGoods, entry: GoodsEntry, categoryId: number | null): GoodsRow | null => {
  const { stated } = entry;
  const before: GoodsRow = {
    identity: known.identity,
    name: known.name,
    common_name: known.commonName,
    maker: known.maker,
    spec: known.spec,
    approval_no: known.approvalNo,
    dosage_form: known.dosageForm,
    category_id: known.categoryId,
    barcode: known.barcode,
    std_code: known.stdCode,
    pinyin_code: known.pinyinCode,
    origin: known.origin,
    unit: known.unit,
    price: known.price,
    base_price: known.basePrice,
    market_price: known.marketPrice,
    pack_step: known.packStep,
    case_size: known.caseSize,
    purchase_cap: known.purchaseCap,
    cap_period: known.capPeriod,
    free_shipping_number: known.freeShippingNumber,
    vat_rate: known.vatRate,
    scope: known.scope,
    is_controlled: known.isControlled,
    contains_ephedrine: known.containsEphedrine,
  };
  const after: GoodsRow = {
    ...before,
    name: entry.name,
    maker: entry.maker || before.maker,
    spec: entry.spec || before.spec,
    common_name: stated.commonName ?? before.common_name,
    approval_no: stated.approvalNo ?? before.approval_no,
    dosage_form: stated.dosageForm ?? before.dosage_form,
    category_id: entry.categoryPath ? categoryId : before.category_id,
    barcode: stated.barcode ?? before.barcode,
    std_code: stated.stdCode ?? before.std_code,
    pinyin_code: stated.pinyinCode ?? before.pinyin_code,
    origin: stated.origin ?? before.origin,
    unit: stated.unit ?? before.unit,
    price: stated.price === undefined ? before.price : stated.price,
    base_price: stated.basePrice ?? before.base_price,
    market_price: stated.marketPrice ?? before.market_price,
    pack_step: stated.packStep ?? before.pack_step,
    case_size: stated.caseSize ?? before.case_size,
    purchase_cap: stated.purchaseCap ?? before.purchase_cap,
    cap_period: stated.capPeriod ?? before.cap_period,
    free_shipping_number: stated.freeShippingNumber ?? before.free_shipping_number,
    vat_rate: stated.vatRate ?? before.vat_rate,
    scope: stated.scope ?? before.scope,
    is_controlled: stated.isControlled ?? before.is_controlled,
    contains_ephedrine: entry.containsEphedrine || before.contains_ephedrine,
  };
  const keys = Object.keys(after) as (keyof GoodsRow)[];
  return keys.some((key) => before[key] !== after[key]) ? after : null;
};
