import type { Schemas } from '@yaoji/api-client/desk/contract';
import type { Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { entryPlace, type FocusRow, lockEntry, ofActivity } from '#modules/content/focus/index.ts';
import { toSeconds, versionOf } from '#wire-values.ts';

type Banner = Schemas['Banner'];
type Form = Schemas['BannerForm'];

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
  const place = row && entryPlace(row);
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

export const loadBanner = async (tx: Tx, id: number) => {
  const row = await lockEntry(tx, id);
  const banner = toBanner(row);
  if (!row || !banner) throw new Refusal('blockMissing');
  return { banner, row };
};
