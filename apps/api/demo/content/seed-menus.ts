import { brandOf } from '@yaoji/goods-art';
import { href } from '@yaoji/routes';
import { eq, isNull } from 'drizzle-orm';
import { pinyin } from 'pinyin-pro';
import type { Tx } from '#db/database.ts';
import { brand } from '#db/schema/brand.ts';
import { category } from '#db/schema/category.ts';
import { focus } from '#db/schema/focus.ts';
import { sitePictureUrl } from '#modules/catalogue/picture/index.ts';
import { makers } from '../catalogue/generate.ts';
import type { SeededGoods } from '../seed-catalogue.ts';
import { brandStory } from './brand-story.ts';
import { asides, carousel, floors, friendlyLinks, hotSearches, navigationEntries } from './menus.ts';

type CategoryIds = ReadonlyMap<string, number>;

export const topCategories = async (tx: Tx): Promise<CategoryIds> => {
  const rows = await tx
    .select({ id: category.id, name: category.name })
    .from(category)
    .where(isNull(category.parentId));
  return new Map(rows.map(({ id, name }) => [name, id]));
};

const listOf = (ids: CategoryIds, name: string) => href('list_index', {}, { category_id: ids.get(name) ?? 0 });

export const seedMenus = async (tx: Tx, ids: CategoryIds) => {
  const rows = await tx
    .insert(focus)
    .values(
      navigationEntries.map(({ name, route }, sort) => ({
        block: 'nav',
        title: name,
        url: route && href(route),
        sort,
      })),
    )
    .returning({ id: focus.id, title: focus.title });
  const parents = new Map(rows.map(({ id, title }) => [title, id]));
  await tx.insert(focus).values([
    ...navigationEntries.flatMap((entry) =>
      (entry.categories ?? []).map((name, sort) => ({
        block: 'nav',
        title: name,
        url: listOf(ids, name),
        content: { parentId: parents.get(entry.name) ?? 0 },
        sort,
      })),
    ),
    ...hotSearches.map((title, sort) => ({ block: 'hot_search', title, sort })),
    ...friendlyLinks.map(({ name, url }, sort) => ({ block: 'link', title: name, url, sort })),
  ]);
};

export const seedFocus = async (tx: Tx, ids: CategoryIds, fullReduction: number) => {
  const banner = (key: string) => sitePictureUrl('banner', key);
  await tx.insert(focus).values([
    ...carousel.map(({ key, title, category: name, route }, sort) => ({
      block: 'home',
      part: 'carousel',
      title,
      image: banner(key),
      url: name === undefined ? href(route ?? 'list_index') : listOf(ids, name),
      sort,
    })),
    ...asides.map(({ key, title, route }, sort) => ({
      block: 'home',
      part: 'side',
      title,
      image: banner(key),
      url: href(route),
      sort,
    })),
    ...floors.map(({ category: name, subtitle }, sort) => ({
      block: 'home',
      part: 'floor',
      title: name,
      subtitle,
      url: listOf(ids, name),
      content: { categoryId: ids.get(name) ?? 0 },
      sort,
    })),
    {
      block: 'home',
      part: 'popup',
      title: '满300减20',
      image: banner('manjian'),
      content: { activityId: fullReduction },
    },
    { block: 'top', part: '', title: '天天特价，每日零时更新', image: banner('top'), url: href('daily_special') },
    { block: 'login', part: '', title: '药店诊所进货台', image: banner('login'), url: href('home') },
  ]);
};

/** One brand for each maker with products, best selling first. */
export const seedBrands = async (tx: Tx, goods: SeededGoods[]) => {
  const sold = new Map<string, number>();
  for (const { item } of goods) sold.set(item.row.maker, (sold.get(item.row.maker) ?? 0) + item.sales);
  const held = makers
    .filter(({ name }) => sold.has(name))
    .sort((a, b) => (sold.get(b.name) ?? 0) - (sold.get(a.name) ?? 0));
  await tx.insert(brand).values(
    held.map((maker, sort) => {
      const { name } = maker;
      const short = brandOf(name);
      const count = goods.filter(({ item }) => item.row.maker === name).length;
      const [letter = 'Z'] = pinyin(short, { pattern: 'first', toneType: 'none' }).toUpperCase();
      return { name: short, maker: name, letter, banner: null, story: brandStory(short, maker, count), sort };
    }),
  );
};

/** The first seven appear in the menu (S10). */
const order = [
  '中成药',
  '化学药',
  '中药饮片',
  '参茸贵细',
  '医疗器械',
  '医用耗材',
  '保健食品',
  '消毒用品',
  '生物制品',
  '计生用品',
  '食品饮品',
  '个人护理',
];

export const orderCategories = async (tx: Tx, ids: CategoryIds) => {
  for (const [sort, name] of order.entries()) {
    await tx
      .update(category)
      .set({ sort: sort - order.length })
      .where(eq(category.id, ids.get(name) ?? 0));
  }
};
