import type { PictureFacts } from '@yaoji/goods-art';
import { and, asc, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/database.ts';
import { activity, activityGoods } from '#db/schema/activity.ts';
import { brand } from '#db/schema/brand.ts';
import { category } from '#db/schema/category.ts';
import { focus } from '#db/schema/focus.ts';
import { goods } from '#db/schema/goods.ts';

const parent = alias(category, 'parent');

const pathOf = (top: string | null, name: string | null) => [top, name].filter((part) => part !== null).join('/');

export const findPictureFacts = async (db: Executor, goodsId: number): Promise<PictureFacts | undefined> => {
  const [row] = await db
    .select({
      name: goods.name,
      maker: goods.maker,
      spec: goods.spec,
      dosageForm: goods.dosageForm,
      origin: goods.origin,
      approvalNo: goods.approvalNo,
      barcode: goods.barcode,
      unit: goods.unit,
      caseSize: goods.caseSize,
      category: category.name,
      top: parent.name,
    })
    .from(goods)
    .leftJoin(category, eq(goods.categoryId, category.id))
    .leftJoin(parent, eq(category.parentId, parent.id))
    .where(eq(goods.id, goodsId));
  if (!row) return undefined;
  const { top, caseSize, ...facts } = row;
  return {
    ...facts,
    category: pathOf(top, row.category),
    caseSize: Number(caseSize) > 0 ? String(Number(caseSize)) : '',
  };
};

export const findCategoryPath = async (db: Executor, categoryId: number): Promise<string | undefined> => {
  const [row] = await db
    .select({ name: category.name, top: parent.name })
    .from(category)
    .leftJoin(parent, eq(category.parentId, parent.id))
    .where(eq(category.id, categoryId));
  return row && pathOf(row.top, row.name);
};

/** The text of a banner without its own drawing, and the products next to it. */
export type BannerWords = {
  title: string;
  subtitle: string;
  goodsIds: number[];
  /** On a card with its text below, or at the top of a page. */
  place?: 'card' | 'header' | 'page';
};

const goodsShown = 3;

const bestOf = async (db: Executor, ofBanner: SQL | undefined): Promise<number[]> => {
  const rows = await db
    .select({ id: goods.id })
    .from(goods)
    .where(and(goods.onShelf, gt(goods.stock, '0'), ofBanner))
    .orderBy(desc(goods.sales), asc(goods.id))
    .limit(goodsShown);
  return rows.map(({ id }) => id);
};

/** A supplier's entry shows its products, any other only text. */
const placeOfBlock: Readonly<Record<string, BannerWords['place']>> = { kxzq_supplier: 'card', top: 'header' };

export const findFocusWords = async (db: Executor, focusId: number): Promise<BannerWords | undefined> => {
  const [row] = await db
    .select({ block: focus.block, title: focus.title, subtitle: focus.subtitle, content: focus.content })
    .from(focus)
    .where(eq(focus.id, focusId));
  if (!row) return undefined;
  const { block, content, ...words } = row;
  const ofSupplier = content.supplier && and(eq(goods.maker, content.supplier.maker), goods.isControlled);
  const goodsIds = ofSupplier ? await bestOf(db, ofSupplier) : [];
  const place = placeOfBlock[block];
  return { ...words, goodsIds, ...(place ? { place } : {}) };
};

export const findBrandWords = async (db: Executor, brandId: number): Promise<BannerWords | undefined> => {
  const [row] = await db.select({ title: brand.name, subtitle: brand.maker }).from(brand).where(eq(brand.id, brandId));
  return row && { ...row, goodsIds: await bestOf(db, eq(goods.maker, row.subtitle)) };
};

/** An activity without named products covers any order, and shows the best sellers. */
export const findActivityWords = async (db: Executor, activityId: number): Promise<BannerWords | undefined> => {
  const [row] = await db
    .select({ title: activity.title, config: activity.config })
    .from(activity)
    .where(eq(activity.id, activityId));
  if (!row) return undefined;
  const named = db
    .select({ id: activityGoods.goodsId })
    .from(activityGoods)
    .where(eq(activityGoods.activityId, activityId));
  const ofActivity = await bestOf(db, inArray(goods.id, named));
  const goodsIds = ofActivity.length > 0 ? ofActivity : await bestOf(db, undefined);
  return { title: row.title, subtitle: row.config.description ?? '', goodsIds, place: 'page' };
};
