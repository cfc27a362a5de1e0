import { type ControlledSupplier, controlledFocusCodec } from '@yaoji/api-client/wire';
import { href } from '@yaoji/routes';
import { countGoods, viewingOf } from '#modules/catalogue/goods/index.ts';
import type { Context, Handler } from '#operation.ts';
import { entriesOf } from './focus.repository.ts';
import { imageOf, loadFloors, toBanner } from './load-floors.ts';

/** The zone and its newer landing page start with different blocks; their suppliers are the same. */
const controlledFocus = async (context: Context, block: string) => {
  const { db, now } = context;
  const entries = await entriesOf(db, block, now);
  const inPart = (part: string) => entries.filter((entry) => entry.part === part);
  return controlledFocusCodec.write({
    banners: inPart('banner').map(toBanner),
    suppliers: await loadSuppliers(context),
    floors: await loadFloors(db, inPart('floor'), viewingOf(context)),
  });
};

const loadSuppliers = async ({ db, now }: Context): Promise<ControlledSupplier[]> => {
  const suppliers: ControlledSupplier[] = [];
  for (const entry of await entriesOf(db, 'kxzq_supplier', now)) {
    const { supplier } = entry.content;
    if (!supplier) continue;
    const { slug = String(entry.id), maker, adIds = [] } = supplier;
    suppliers.push({
      id: entry.id,
      name: entry.title,
      maker,
      image: imageOf(entry),
      url: href('controlled_goods', { url: slug, ...(adIds.length > 0 ? { ads: adIds.join(',') } : {}) }),
      goodsCount: await countGoods(db, { makers: [maker], marks: ['controlled'] }, now),
    });
  }
  return suppliers;
};

export const getControlledFocus: Handler<'getControlledFocus'> = (_, context) => controlledFocus(context, 'kxzq');

export const getNewControlledFocus: Handler<'getNewControlledFocus'> = (_, context) =>
  controlledFocus(context, 'new_kxzq');
