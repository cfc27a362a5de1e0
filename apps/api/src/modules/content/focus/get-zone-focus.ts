import { type Brand, type Zone, type ZoneFocus, zoneFocusCodec } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { brandsOfMakers, toBrand } from '#modules/catalogue/brand/index.ts';
import { makersOf, viewingOf } from '#modules/catalogue/goods/index.ts';
import { showsFreeShippingZone } from '#modules/identity/user/index.ts';
import type { Context, Handler } from '#operation.ts';
import { entriesOf } from './focus.repository.ts';
import { loadFloors, toBanner } from './load-floors.ts';

const brandsShown = 12;

/** The top of a zone's page: its block, and the brands of its products. */
const loadZoneFocus = async (context: Context, block: string, zone?: Zone): Promise<ZoneFocus> => {
  const { db, now } = context;
  const entries = await entriesOf(db, block, now);
  const inPart = (part: string) => entries.filter((entry) => entry.part === part);
  return {
    title: inPart('head')[0]?.title ?? '',
    banners: inPart('banner').map(toBanner),
    links: inPart('link').flatMap(({ title, url }) => (url ? [{ name: title, url }] : [])),
    brands: zone ? await brandsOfZone(db, zone, now) : [],
    floors: await loadFloors(db, inPart('floor'), viewingOf(context)),
  };
};

const brandsOfZone = async (db: Executor, zone: Zone, now: Date): Promise<Brand[]> => {
  const makers = await makersOf(db, { zone, inStock: true }, now);
  return (await brandsOfMakers(db, makers, brandsShown)).map(toBrand);
};

const zoneFocus = async (context: Context, block: string, zone?: Zone) =>
  zoneFocusCodec.write(await loadZoneFocus(context, block, zone));

export const getTcmFocus: Handler<'getTcmFocus'> = (_, context) => zoneFocus(context, 'zyzq', 'zy');
export const getDevicesFocus: Handler<'getDevicesFocus'> = (_, context) => zoneFocus(context, 'qxzq', 'qx');
/** Empty if the buyer cannot see the zone (P7), or the operator has put nothing there. */
export const getFreeShippingFocus: Handler<'getFreeShippingFocus'> = async (_, context) => {
  const { db, signedIn } = context;
  if (signedIn && !(await showsFreeShippingZone(db, signedIn.buyerId))) return zoneFocusCodec.write(nothing);
  return zoneFocus(context, 'yx', 'yx');
};

const nothing: ZoneFocus = { title: '', banners: [], links: [], brands: [], floors: [] };

export const getNearExpiryFocus: Handler<'getNearExpiryFocus'> = (_, context) => zoneFocus(context, 'jxqzc');
export const getDemoFocus: Handler<'getDemoFocus'> = (_, context) => zoneFocus(context, 'demo');
