import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import type { Tx } from '#db/database.ts';
import { invalid, notFound } from '#errors/refusal.ts';
import {
  deleteEntry,
  type EntryValues,
  entriesInPlaces,
  type FocusRow,
  insertEntry,
  isShopPage,
  lockEntry,
  placeOf,
  places,
  updateEntry,
} from '#modules/focus/index.ts';
import { toSeconds, versionOf } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';
import { asSeen, written } from './stored-record.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/banners${string}` }>['id'];
type Banner = Schemas['Banner'];

/** Null where the entry is no banner but, say, a floor. */
const toBanner = (row: FocusRow | null): Banner | null => {
  const place = row && placeOf(row);
  if (!row || !place) return null;
  const { id, title, subtitle, url, image, sort, startsAt, endsAt } = row;
  const form = {
    place,
    title,
    subtitle,
    ...(url ? { url } : {}),
    ...(image ? { image } : {}),
    sort,
    ...(startsAt ? { startsAt: toSeconds(startsAt) } : {}),
    ...(endsAt ? { endsAt: toSeconds(endsAt) } : {}),
  };
  return { id, version: versionOf([form]), form };
};

const valuesOf = ({
  place,
  subtitle = '',
  url,
  image,
  startsAt,
  endsAt,
  ...form
}: Schemas['BannerForm']): EntryValues => {
  if (url !== undefined && !isShopPage(url)) throw invalid({ 'banner[url]': '链接须是本店的页面，如/mrtj' });
  if (startsAt && endsAt && endsAt <= startsAt) throw invalid({ 'banner[endsAt]': '结束时间须晚于开始时间' });
  const at = (seconds: number | undefined) => (seconds ? new Date(seconds * 1000) : null);
  return {
    ...places[place],
    ...form,
    subtitle,
    url: url ?? null,
    image: image ?? null,
    startsAt: at(startsAt),
    endsAt: at(endsAt),
  };
};

const load = async (tx: Tx, id: number): Promise<Banner> => {
  const banner = toBanner(await lockEntry(tx, id));
  if (!banner) throw notFound('横幅不存在');
  return banner;
};

export const contentHandlers = {
  listBanners: async (_, { db }) => {
    const rows = await entriesInPlaces(db, [...new Set(Object.values(places).map(({ block }) => block))]);
    const order = Object.keys(places);
    const list = rows
      .flatMap((row) => toBanner(row) ?? [])
      .toSorted((a, b) => order.indexOf(a.form.place) - order.indexOf(b.form.place));
    return { list, total: list.length };
  },
  createBanner: async ({ body: { banner } }, { db }) =>
    written(await load(db, await insertEntry(db, valuesOf(banner))), null, '横幅已创建'),
  changeBanner: async ({ params: { id }, body: { version, banner } }, { db }) => {
    const before = asSeen(await load(db, id), version);
    await updateEntry(db, id, valuesOf(banner));
    return written(await load(db, id), before, '横幅已保存');
  },
  removeBanner: async ({ params: { id } }, { db }) => {
    const banner = await load(db, id);
    await deleteEntry(db, id);
    return { ...written(banner, banner, '横幅已撤下'), after: null };
  },
} satisfies DeskHandlers<Calls>;
