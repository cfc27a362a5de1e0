import type { Schemas } from '@yaoji/api-client/desk/contract';
import type { Tx } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import {
  allEntries,
  deleteEntry,
  type EntryValues,
  type FocusRow,
  insertEntry,
  lockEntry,
  updateEntry,
} from './focus.repository.ts';
import { writeDefaultNav } from './menus.ts';
import { allPlaces, isShopPage, placeOf, zoneFilters } from './places.ts';

type Form = Schemas['BannerForm'];
type Content = FocusRow['content'];

/** Floors of an activity's page are a separate block. */
export const ofActivity = /^activity-(\d+)$/;

/** Null if the entry is at none of the places. */
export const entryPlace = (row: FocusRow): Form['place'] | null =>
  ofActivity.test(row.block) && row.part === 'floor' ? 'activity-floor' : placeOf(row);

const isFloor = (place: Form['place']) => place.endsWith('-floor');

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
const valuesOf = (banner: Form, stored: Content = {}): EntryValues => {
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
const requireNamed = async (
  tx: Tx,
  { place, activityId, parentId }: Form,
  id: number | null,
  isActivity: (id: number) => Promise<boolean>,
) => {
  if ((isPopup(place) || place === 'activity-floor') && !(activityId && (await isActivity(activityId))))
    throw invalid({ 'banner[activityId]': '请选择活动' });
  if (place !== 'nav' || !parentId) return;
  const parent = await lockEntry(tx, parentId);
  if (parent?.block !== 'nav' || parent.content.parentId || parent.id === id)
    throw invalid({ 'banner[parentId]': '上级须是一项没有上级的导航' });
};

/** A nav entry with a menu must not move. */
const requireNoMenu = async (tx: Tx, id: number) => {
  if ((await allEntries(tx)).some(({ content }) => content.parentId === id)) throw new Refusal('parentInUse');
};

/** Adds an entry, or changes the stored one; returns its id. `isActivity` comes from above: content knows no activities. */
export const saveEntry = async (
  tx: Tx,
  form: Form,
  stored: FocusRow | null,
  isActivity: (id: number) => Promise<boolean>,
): Promise<number> => {
  await requireNamed(tx, form, stored?.id ?? null, isActivity);
  if (!stored) {
    if (form.place === 'nav') await writeDefaultNav(tx);
    return insertEntry(tx, valuesOf(form));
  }
  const isMoved = entryPlace(stored) !== form.place;
  if (isMoved || form.parentId) await requireNoMenu(tx, stored.id);
  await updateEntry(tx, stored.id, valuesOf(form, isMoved ? {} : stored.content));
  return stored.id;
};

export const removeEntry = async (tx: Tx, id: number) => {
  await requireNoMenu(tx, id);
  await deleteEntry(tx, id);
};
