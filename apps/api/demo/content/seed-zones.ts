import { brandOf } from '@yaoji/goods-art';
import { href } from '@yaoji/routes';
import { pinyin } from 'pinyin-pro';
import type { Tx } from '#db/database.ts';
import { category } from '#db/schema/category.ts';
import { focus } from '#db/schema/focus.ts';
import { sitePictureUrl } from '#modules/catalogue/picture/index.ts';
import type { SeededGoods } from '../seed-catalogue.ts';
import { rightAds, rightLinks, rightNotice, type ZonePlan, zonePlans } from './zones.ts';

type Entry = typeof focus.$inferInsert;

const suppliersShown = 8;
const brandFloors = 4;

/** Blocks of the zones, advertisements next to lists and the right panel. */
export const seedZones = async (tx: Tx, goods: SeededGoods[]) => {
  const rows = await tx.select({ id: category.id, name: category.name }).from(category);
  const categoryIds = new Map(rows.map(({ id, name }) => [name, id]));
  await tx.insert(focus).values(zonePlans.flatMap((plan) => zoneEntries(plan, categoryIds)));
  await tx.insert(focus).values([
    ...brandEntries(goods),
    ...rightAds.map(({ key, title, route }, sort) => ({
      block: 'right_ads',
      title,
      image: sitePictureUrl('banner', key),
      url: href(route),
      sort,
    })),
    ...rightLinks.map(({ title, route }, sort) => ({ block: 'right', part: 'link', title, url: href(route), sort })),
    { block: 'right', part: 'notice', title: rightNotice },
  ]);
  await seedSuppliers(tx, goods);
};

const idOf = (ids: Map<string, number>, name: string): number => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demonstration has no category ${name}.`);
  return id;
};

const zoneEntries = (plan: ZonePlan, ids: Map<string, number>): Entry[] => {
  const { block } = plan;
  return [
    { block, part: 'head', title: plan.title },
    ...plan.banners.map(({ key, title, route }, sort) => ({
      block,
      part: 'banner',
      title,
      image: sitePictureUrl('banner', key),
      url: href(route),
      sort,
    })),
    ...plan.links.map((name, sort) => ({
      block,
      part: 'link',
      title: name,
      url: href(plan.list ?? 'list_index', {}, { category_id: idOf(ids, name) }),
      sort,
    })),
    ...plan.floors.map(({ title, subtitle, category: name, filters = {}, limit }, sort) => {
      const categoryIds = name === undefined ? {} : { categoryIds: [idOf(ids, name)] };
      return {
        block,
        part: 'floor',
        title,
        subtitle,
        url: listUrl({ ...categoryIds, ...filters }, plan.list),
        content: { filters: { ...categoryIds, ...filters }, ...(limit ? { limit } : {}) },
        sort,
      };
    }),
  ];
};

/** The list with the filters of a floor. */
const listUrl = (
  { categoryIds, scopes, zone, marks, tags, sort, makers }: NonNullable<ZoneFilters>,
  list: NonNullable<ZonePlan['list']> = 'list_index',
) =>
  href(
    list,
    {},
    {
      ...(categoryIds ? { category_id: categoryIds.join(',') } : {}),
      ...(scopes ? { scope: scopes } : {}),
      ...(makers ? { maker: makers } : {}),
      ...(zone ? { mode: zone } : {}),
      ...(marks ? { flags: marks.join(',') } : {}),
      ...(tags && list === 'list_index' ? { tags: tags.join(',') } : {}),
      ...(sort ? { sort } : {}),
    },
  );

type ZoneFilters = ZonePlan['floors'][number]['filters'];

const bySales = (goods: SeededGoods[]) => {
  const sold = new Map<string, number>();
  for (const { item } of goods) sold.set(item.row.maker, (sold.get(item.row.maker) ?? 0) + item.sales);
  return [...sold].sort(([, a], [, b]) => b - a).map(([maker]) => maker);
};

/** A floor for each of the best-selling brands. */
const brandEntries = (goods: SeededGoods[]): Entry[] =>
  bySales(goods)
    .slice(0, brandFloors)
    .map((maker, sort) => ({
      block: 'ppzq',
      part: 'floor',
      title: brandOf(maker),
      subtitle: maker,
      url: listUrl({ makers: [maker] }),
      content: { filters: { makers: [maker] } },
      sort,
    }));

/** Makers with the most controlled products, each with an advertisement on its page. */
const seedSuppliers = async (tx: Tx, goods: SeededGoods[]) => {
  const counts = new Map<string, number>();
  for (const { item } of goods) {
    if (item.row.is_controlled === '1') counts.set(item.row.maker, (counts.get(item.row.maker) ?? 0) + 1);
  }
  const makers = [...counts].sort(([, a], [, b]) => b - a).slice(0, suppliersShown);
  const suppliers = makers.map(([maker, count], sort) => {
    const name = brandOf(maker);
    const initials = pinyin(name, { pattern: 'first', toneType: 'none', type: 'array' }).join('');
    return { maker, count, name, slug: `${initials}${sort + 1}`, sort };
  });
  const ads = await tx
    .insert(focus)
    .values(
      suppliers.map(({ maker, count, name, slug, sort }) => ({
        block: 'kxzq_ad',
        title: `${name}控销专区`,
        subtitle: `${maker}　${count}个定向供货品种`,
        url: href('controlled_goods', { url: slug }),
        content: { supplier: { slug, maker } },
        sort,
      })),
    )
    .returning({ id: focus.id, sort: focus.sort });
  const adIds = new Map(ads.map(({ id, sort }) => [sort, id]));
  await tx.insert(focus).values(
    suppliers.map(({ maker, name, slug, sort }) => {
      const adId = adIds.get(sort);
      return {
        block: 'kxzq_supplier',
        title: name,
        subtitle: maker,
        content: { supplier: { slug, maker, ...(adId ? { adIds: [adId] } : {}) } },
        sort,
      };
    }),
  );
};
