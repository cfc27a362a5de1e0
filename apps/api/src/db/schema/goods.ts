import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { category } from './category.ts';
import { checkOneOf, createdAt, id, instant, oneOf, quantity, reference, unitPrice } from './columns.ts';

/** Paths in the folder of files. */
export type GoodsPicture = { large: string; thumbnail: string };

export const capPeriods = ['order', 'day', 'week', 'month'] as const;

/**
 * One thing that can be ordered. What is read only on its page lies in `goods_detail`, what search needs in
 * `goods_search`: this row is rewritten by every sale and stays small.
 */
export const goods = pgTable(
  'goods',
  {
    id: id(),
    /** What makes an imported row this goods and no other; see the catalogue module. */
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
    /** What the seller's own list has people type for it; empty where it names nothing. */
    pinyinCode: text('pinyin_code').notNull().default(''),
    origin: text('origin').notNull().default(''),
    unit: text('unit').notNull().default('件'),
    /** Null: 暂无报价. */
    price: unitPrice('price'),
    /** The price struck through beside a lower one. */
    basePrice: unitPrice('base_price'),
    /** Suggested retail price. */
    marketPrice: unitPrice('market_price'),
    /** What one unit costs the wholesaler, with VAT; null: not known. Only some roles of the desk see it. */
    cost: unitPrice('cost'),
    packStep: quantity('pack_step').notNull().default('1'),
    /** Units in the middle pack as printed on it, where packs are opened; null: `packStep`. */
    packSize: quantity('pack_size'),
    caseSize: quantity('case_size').notNull().default('0'),
    /** 0: no cap. */
    purchaseCap: quantity('purchase_cap').notNull().default('0'),
    capPeriod: oneOf('cap_period', capPeriods).notNull().default('order'),
    /** 0: never free by number. */
    freeShippingNumber: quantity('free_shipping_number').notNull().default('0'),
    vatRate: smallint('vat_rate').notNull().default(13),
    /** Business scope class; empty: anybody may buy it. */
    scope: text('scope').notNull().default(''),
    warehouseId: bigint('warehouse_id', { mode: 'number' }).notNull().default(1),
    isControlled: boolean('is_controlled').notNull().default(false),
    containsEphedrine: boolean('contains_ephedrine').notNull().default(false),
    withCoupon: boolean('with_coupon').notNull().default(true),
    sales: quantity('sales').notNull().default('0'),
    /** The sum of its batches, changed in the same transaction as they are. */
    stock: quantity('stock').notNull().default('0'),
    onShelf: boolean('on_shelf').notNull().default(true),
    /** Greater stands further up in the default sort; 0 is not pinned. */
    pinned: integer('pinned').notNull().default(0),
    /** Files of pictures, each a large one and a thumbnail; null: it is drawn. */
    pictures: jsonb('pictures').$type<GoodsPicture[]>(),
    /** The nearest expiry among batches in stock, kept by what changes them. */
    expiry: date('expiry', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // The order of the lists of a category, and of goods of its kind beside others.
    index('goods_of_category')
      .on(
        table.categoryId,
        sql`(${table.stock} > 0) desc`,
        table.pinned.desc().nullsFirst(),
        table.sales.desc().nullsFirst(),
        table.id,
      )
      .where(sql`${table.onShelf}`),
    // Goods of one common name and of one name, the best sold first: a few of them stand beside others.
    index('goods_of_common_name')
      .on(table.commonName, sql`(${table.stock} > 0) desc`, table.sales.desc().nullsFirst(), table.id)
      .where(sql`${table.onShelf} and ${table.commonName} is not null`),
    index('goods_of_name')
      .on(table.name, sql`(${table.stock} > 0) desc`, table.sales.desc().nullsFirst(), table.id)
      .where(sql`${table.onShelf}`),
    // The order of lists without keywords: their first page is read from here, however many goods there are.
    index('goods_list_order')
      .on(sql`(${table.stock} > 0) desc`, table.pinned.desc().nullsFirst(), table.sales.desc().nullsFirst(), table.id)
      .where(sql`${table.onShelf}`),
    // The order of matches of a search that are of one rank: of a broad one, only the first are looked at.
    index('goods_search_order')
      .on(sql`(${table.stock} > 0) desc`, table.sales.desc().nullsFirst(), table.id)
      .where(sql`${table.onShelf}`),
    // Few, as a rule: what a broad search finds is counted without asking of each whether it is listed.
    index('goods_unlisted').on(table.id).where(sql`not ${table.onShelf}`),
    // The menu of the free-shipping zone is made of the few categories that hold such goods.
    index('goods_free_shipping').on(table.categoryId).where(sql`${table.onShelf} and ${table.freeShippingNumber} > 0`),
    // The order of the desk's list, which holds goods that are not on sale, too.
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
