import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/database.ts';
import { category } from '#db/schema/category.ts';
import { focus } from '#db/schema/focus.ts';
import { goods } from '#db/schema/goods.ts';
import type { PictureFacts } from './facts.ts';

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

export const findFocusWords = async (db: Executor, focusId: number) => {
  const [row] = await db
    .select({ title: focus.title, subtitle: focus.subtitle })
    .from(focus)
    .where(eq(focus.id, focusId));
  return row;
};
