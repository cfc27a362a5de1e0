import type { Schemas } from '@yaoji/api-client/desk/contract';
import type { Tx } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import {
  allPlaces,
  type EntryValues,
  type FocusRow,
  isShopPage,
  lockEntry,
  placeOf,
  zoneFilters,
} from '#modules/content/focus/index.ts';
import { anyActivity } from '#modules/selling/activity/index.ts';
import { toSeconds, versionOf } from '#wire-values.ts';

type Banner = Schemas['Banner'];
type Form = Schemas['BannerForm'];
type Content = FocusRow['content'];

/** Floors of an activity's page are a separate block. */
const ofActivity = /^activity-(\d+)$/;

const isFloor = (place: Form['place']) => place.endsWith('-floor');

const ownFields = (place: Form['place'], { block, content }: FocusRow) => {
  const { categoryId, goodsIds, limit, parentId, supplier } = content;
  const activityId = Number(ofActivity.exec(block)?.[1] ?? content.activityId);
  return {
    ...(categoryId ? { categoryId } : {}),
    ...(goodsIds ? { goodsIds } : {}),
    ...(limit ? { limit } : {}),
    ...(parentId ? { parentId } : {}),
    ...(activityId ? { activityId } : {}),
    ...(place === 'supplier' && supplier ? { maker: supplier.maker, adIds: supplier.adIds ?? [] } : {}),
  };
};

/** Null if the entry is at none of the places. */
export const toBanner = (row: FocusRow | null): Banner | null => {
  const place =
    row && (ofActivity.test(row.block) && row.part === 'floor' ? ('activity-floor' as const) : placeOf(row));
  if (!row || !place) return null;
  const { id, title, subtitle, url, image, sort, startsAt, endsAt, content } = row;
  const form = {
    place,
    title,
    subtitle,
    ...(url ? { url } : {}),
    ...(image ? { image } : {}),
    ...(content.phoneImage ? { phoneImage: content.phoneImage } : {}),
    ...ownFields(place, row),
    sort,
    ...(startsAt ? { startsAt: toSeconds(startsAt) } : {}),
    ...(endsAt ? { endsAt: toSeconds(endsAt) } : {}),
  };
  return { id, version: versionOf([form]), form };
};

/** Products of a floor. The desk cannot show the filters of a seeded floor, so it preserves them. */
const floorContent = ({ place, categoryId, goodsIds, limit }: Form, stored: Content): Content => {
  const filters = stored.filters ?? (place === 'activity-floor' ? undefined : zoneFilters[place]);
  if (categoryId === undefined && !goodsIds?.length && !filters)
    throw invalid({ 'banner[categoryId]': '楼层须选品类或商品' });
  return {
    ...(filters ? { filters } : {}),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(goodsIds?.length ? { goodsIds } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
};

const isPopup = (place: Form['place']) => place === 'popup' || place === 'popup-visitor';

const contentOf = (form: Form, stored: Content): Content => {
  const { place, phoneImage, parentId, activityId, maker, adIds = [] } = form;
  if (place === 'supplier' && !maker) throw invalid({ 'banner[maker]': '请填写厂家' });
  return {
    ...(phoneImage ? { phoneImage } : {}),
    ...(isFloor(place) ? floorContent(form, stored) : {}),
    ...(place === 'nav' && parentId ? { parentId } : {}),
    ...(isPopup(place) && activityId ? { activityId } : {}),
    ...(place === 'supplier' && maker ? { supplier: { ...stored.supplier, maker, adIds } } : {}),
  };
};

const requireAddress = ({ place, url }: Form) => {
  const mayLeave = place === 'nav' || place === 'link';
  if (url === undefined) {
    if (place === 'top' || place === 'link' || place.endsWith('-link')) throw invalid({ 'banner[url]': '请填写链接' });
  } else if (!isShopPage(url) && !(mayLeave && /^https?:\/\/\S+$/.test(url)))
    throw invalid({ 'banner[url]': `链接须是本店的页面，如/mrtj${mayLeave ? '，或以 https:// 开头' : ''}` });
};

/** The stored content belongs to an entry at the same place. */
export const valuesOf = (banner: Form, stored: Content = {}): EntryValues => {
  const { place, title, subtitle = '', url, image, sort, startsAt, endsAt, activityId } = banner;
  requireAddress(banner);
  if (startsAt && endsAt && endsAt <= startsAt) throw invalid({ 'banner[endsAt]': '结束时间须晚于开始时间' });
  const at = (seconds: number | undefined) => (seconds ? new Date(seconds * 1000) : null);
  return {
    ...(place === 'activity-floor' ? { block: `activity-${activityId}`, part: 'floor' } : allPlaces[place]),
    title,
    subtitle,
    sort,
    url: url ?? null,
    image: image ?? null,
    content: contentOf(banner, stored),
    startsAt: at(startsAt),
    endsAt: at(endsAt),
  };
};

/** Refuses an entry whose activity or parent does not exist. */
export const requireNamed = async (db: Tx, { place, activityId, parentId }: Form, id: number | null) => {
  if ((isPopup(place) || place === 'activity-floor') && !(activityId && (await anyActivity(db, activityId))))
    throw invalid({ 'banner[activityId]': '请选择活动' });
  if (place !== 'nav' || !parentId) return;
  const parent = await lockEntry(db, parentId);
  if (parent?.block !== 'nav' || parent.content.parentId || parent.id === id)
    throw invalid({ 'banner[parentId]': '上级须是一项没有上级的导航' });
};

export const loadBanner = async (tx: Tx, id: number) => {
  const row = await lockEntry(tx, id);
  const banner = toBanner(row);
  if (!row || !banner) throw new Refusal('blockMissing');
  return { banner, content: row.content };
};
