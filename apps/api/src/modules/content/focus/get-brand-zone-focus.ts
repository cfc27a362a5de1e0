import { brandZoneFocusCodec } from '@yaoji/api-client/wire';
import { leadingBrands, toBrand } from '#modules/catalogue/brand/index.ts';
import { viewingOf } from '#modules/catalogue/goods/index.ts';
import type { Handler } from '#operation.ts';
import { entriesOf } from './focus.repository.ts';
import { loadFloors, toBanner } from './load-floors.ts';

const brandsShown = 12;

export const getBrandZoneFocus: Handler<'getBrandZoneFocus'> = async (_, context) => {
  const { db, now } = context;
  const entries = await entriesOf(db, 'ppzq', now);
  const inPart = (part: string) => entries.filter((entry) => entry.part === part);
  return brandZoneFocusCodec.write({
    banners: inPart('banner').map(toBanner),
    brands: (await leadingBrands(db)).slice(0, brandsShown).map(toBrand),
    floors: await loadFloors(db, inPart('floor'), viewingOf(context)),
  });
};
