import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { category } from './category.ts';
import { checkOneOf, createdAt, id, instant, oneOf, quantity, reference, unitPrice } from './columns.ts';

/** Paths in the folder of files. */
export type GoodsPicture = { large: string; thumbnail: string };

export const capPeriods = ['order', 'day', 'week', 'month'] as const;

/**
 * One product. Data for its page is in `goods_detail`, search texts are in `goods_search`: every sale rewrites this
 * row, so it stays small.
 */
export const goods = pgTable(
  'goods',
  {
    id: id(),
    /** Identifies the product of an imported row; see the catalogue module. */
    identity: text('identity').notNull().unique(),
    name: text('name').notNull(),
    commonName: text('common_name'),
    maker: text('maker').notNull().default(''),
    spec: text('spec').notNull().default(''),
    approvalNo: text('approval_no').notNull().default(''),
    dosageForm: text('dosage_form').notNull().default(''),
    categoryId: reference('category_id').references(() => category.id),
    barcode: text('barcode').notNull().default(''),
    stdCode: text('std_code').notNull().default(''),
    /** The search code in the seller's own list; empty if it has none. */
    pinyinCode: text('pinyin_code').notNull().default(''),
    origin: text('origin').notNull().default(''),
    unit: text('unit').notNull().default('件'),
    /** Null: 暂无报价. */
    price: unitPrice('price'),
    /** The price shown struck through next to a lower one. */
    basePrice: unitPrice('base_price'),
    /** Suggested retail price. */
    marketPrice: unitPrice('market_price'),
    /** The wholesaler's cost per unit, with VAT; null: unknown. Only some roles of the desk see it. */
    cost: unitPrice('cost'),
    /** Lower prices need a second operator's approval; null: only the cost and the margin count. */
    ownFloor: unitPrice('own_floor'),
    packStep: quantity('pack_step').notNull().default('1'),
    /** Units in the middle pack as printed on it, if packs can be opened; null: `packStep`. */
    packSize: quantity('pack_size'),
    caseSize: quantity('case_size').notNull().default('0'),
    /** 0: no cap. */
    purchaseCap: quantity('purchase_cap').notNull().default('0'),
    capPeriod: oneOf('cap_period', capPeriods).notNull().default('order'),
    /** 0: no free shipping by quantity. */
    freeShippingNumber: quantity('free_shipping_number').notNull().default('0'),
    /** Grams of a unit with its package, for freight; null: unknown. */
    weightGrams: integer('weight_grams'),
    vatRate: smallint('vat_rate').notNull().default(13),
    /** Business scope class; empty: anyone may buy it. */
    scope: text('scope').notNull().default(''),
    warehouseId: bigint('warehouse_id', { mode: 'number' }).notNull().default(1),
    isControlled: boolean('is_controlled').notNull().default(false),
    /** 处方药: never a gift. */
    isPrescription: boolean('is_prescription').notNull().default(false),
    containsEphedrine: boolean('contains_ephedrine').notNull().default(false),
    withCoupon: boolean('with_coupon').notNull().default(true),
    sales: quantity('sales').notNull().default('0'),
    /** The sum of its batches, updated in the same transaction. */
    stock: quantity('stock').notNull().default('0'),
    onShelf: boolean('on_shelf').notNull().default(true),
    /** Higher values come first in the default sort; 0 is not pinned. */
    pinned: integer('pinned').notNull().default(0),
    /** Picture files, each with a thumbnail; null: a generated picture. */
    pictures: jsonb('pictures').$type<GoodsPicture[]>(),
    /** The nearest expiry among batches in stock, updated with them. */
    expiry: date('expiry', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // Order of a category's lists, and of related products.
    index('goods_of_category')
      .on(
        table.categoryId,
        sql`(${table.stock} > 0) desc`,
        table.pinned.desc().nullsFirst(),
        table.sales.desc().nullsFirst(),
        table.id,
      )
      .where(sql`${table.onShelf}`),
    // Products with one common name or one name, best selling first, for the few shown as related.
    index('goods_of_common_name')
      .on(table.commonName, sql`(${table.stock} > 0) desc`, table.sales.desc().nullsFirst(), table.id)
      .where(sql`${table.onShelf} and ${table.commonName} is not null`),
    index('goods_of_name')
      .on(table.name, sql`(${table.stock} > 0) desc`, table.sales.desc().nullsFirst(), table.id)
      .where(sql`${table.onShelf}`),
    // Order of lists without keywords: reads the first page, however many products there are.
    index('goods_list_order')
      .on(sql`(${table.stock} > 0) desc`, table.pinned.desc().nullsFirst(), table.sales.desc().nullsFirst(), table.id)
      .where(sql`${table.onShelf}`),
    // Order of search matches of equal rank: for a broad search, only the first are read.
    index('goods_search_order')
      .on(sql`(${table.stock} > 0) desc`, table.sales.desc().nullsFirst(), table.id)
      .where(sql`${table.onShelf}`),
    // Usually few: lets a broad search count its matches without checking whether each is listed.
    index('goods_unlisted').on(table.id).where(sql`not ${table.onShelf}`),
    // The free-shipping menu consists of the few categories with such products.
    index('goods_free_shipping').on(table.categoryId).where(sql`${table.onShelf} and ${table.freeShippingNumber} > 0`),
    // Order of the desk's list, which includes products that are not for sale.
    index('goods_sales').on(table.sales.desc().nullsFirst(), table.id),
    index('goods_maker').on(table.maker),
    index('goods_created').on(table.createdAt),
    checkOneOf('goods_cap_period', table.capPeriod, capPeriods),
    check('goods_stock', sql`${table.stock} >= 0`),
    check('goods_price', sql`${table.price} > 0`),
    check('goods_cost', sql`${table.cost} > 0`),
    check('goods_pack_step', sql`${table.packStep} >= 0`),
    check('goods_cap', sql`${table.purchaseCap} >= 0`),
  ],
);
