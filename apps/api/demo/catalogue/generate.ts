import type { CatalogueRow } from '@yaoji/price-list';
import { dayOf } from '../calendar.ts';
import { chanceOf } from '../random.ts';
import { batchesOf, bearsExpiry } from './batch.ts';
import { type Draft, readDrafts } from './draft.ts';
import { ladderOf, packingOf, retailPrice, stockOf, tidyPrice, units, yuan } from './figures.ts';
import { leafletOf } from './leaflet.ts';
import {
  approvalNumber,
  inStoreBarcode,
  nationalDrugCode,
  scopeOf,
  standardOf,
  storageOf,
  vatRateOf,
} from './licence.ts';
import { type Maker, makersFor } from './makers.ts';
import { tagsOf } from './promotion-tags.ts';

export { makers } from './makers.ts';

/** A maker's medicine has one approval for all pack sizes. */
function strengthOf(spec: string): string {
  return spec.split('×')[0] ?? spec;
}

/** A product of the demonstration: its import row, and data that the columns cannot hold. */
export type DemoGoods = ReturnType<typeof goodsOf>;

function goodsOf(draft: Draft, maker: Maker, goodsNumber: number, today: Date) {
  const key = `${draft.name}|${draft.form}|${draft.spec}|${draft.origin}|${maker.name}`;
  const chance = chanceOf(key);
  const priceFen = tidyPrice(draft.priceFen * (0.92 + chance.next() * 0.16));
  const priced = !chance.happens(0.022);
  const packing = packingOf(draft, priceFen, chance);
  const stock = stockOf(packing, priceFen, chance);
  const nearExpiry = stock > 0 && priced && bearsExpiry(draft) && chance.happens(0.045);
  const offered = priced && stock > 0;
  const tags = offered ? tagsOf(draft, chance) : [];
  const laddered = offered && !tags.includes('秒') && !tags.includes('特') && chance.happens(0.17);
  const capped = offered && (tags.includes('秒') || draft.ephedrine || chance.happens(0.06));
  const free = offered && chance.happens(0.1);
  const controlled =
    ['patent', 'chemical'].includes(draft.kind) && tags.length === 0 && !draft.ephedrine && chance.happens(0.1);
  const batches = batchesOf(draft, maker.number, stock, nearExpiry, today, chance);
  const national = ['patent', 'chemical', 'biological'].includes(draft.kind);
  const licence = approvalNumber(draft, maker, chanceOf(`${draft.name}|${strengthOf(draft.spec)}|${maker.name}`));
  return {
    /** `stock` is the total; `importRowsOf` splits it into batches. */
    row: {
      name: draft.name,
      common_name: draft.commonName,
      maker: maker.name,
      spec: draft.spec,
      approval_no: licence,
      dosage_form: draft.form,
      category: draft.category,
      barcode: inStoreBarcode(maker.number, goodsNumber),
      origin: draft.origin || (draft.kind === 'herb' ? maker.place : ''),
      unit: draft.unit,
      price: priced ? yuan(priceFen) : '',
      market_price: yuan(retailPrice(priceFen * (1.35 + chance.next() * 0.3), chance)),
      // A separate random stream, so that the other random values do not change.
      cost: yuan(Math.round(priceFen * (0.7 + chanceOf(`cost|${key}`).next() * 0.18))),
      stock: units(stock),
      pack_step: units(packing.step),
      case_size: units(packing.caseSize),
      purchase_cap: capped ? units(packing.step * (draft.ephedrine ? 2 : chance.pick([2, 4, 5, 10]))) : '',
      cap_period: capped ? (draft.ephedrine ? 'day' : chance.pick(['order', 'order', 'day', 'week', 'month'])) : '',
      free_shipping_number: free ? units(Math.max(packing.step * chance.pick([3, 5, 10]), packing.step)) : '',
      expiry: batches[0]?.expiry ?? '',
      batch_no: batches[0]?.batchNo ?? '',
      std_code: national ? nationalDrugCode(maker.number, goodsNumber) : '',
      scope: scopeOf(draft),
      vat_rate: vatRateOf(draft),
      tags: tags.join(','),
      ladder: laddered ? ladderOf(packing, priceFen, chance) : '',
      is_controlled: controlled ? '1' : '',
      approval_holder: national ? maker.name : '',
      storage: storageOf(draft),
      standard: standardOf(draft),
      ...leafletOf(draft),
    } satisfies CatalogueRow,
    containsEphedrine: draft.ephedrine,
    isNearExpiry: nearExpiry,
    isPinned: offered && chance.happens(0.01),
    sales: Math.floor(12_000 * chance.next() ** 4),
    listedDaysAgo: tags.includes('新') ? chance.integer(1, 25) : chance.integer(40, 1_400),
    batches,
  };
}

/** The demonstration's products, in a fixed order; only dates depend on `today`. */
export function demoCatalogue(today: Date): DemoGoods[] {
  const day = dayOf(today);
  let goodsNumber = 0;
  return readDrafts().flatMap((draft) => {
    const chance = chanceOf(`makers|${draft.name}|${draft.form}`);
    const several = ['patent', 'chemical'].includes(draft.kind) && chance.happens(0.55);
    return makersFor(draft, several ? 2 : 1, chance).map((maker) => goodsOf(draft, maker, ++goodsNumber, day));
  });
}

/** The import rows of a product: one per batch, since a row holds only one. */
export function importRowsOf({ row, batches }: DemoGoods): CatalogueRow[] {
  return batches.map(({ batchNo, expiry, quantity }) => ({ ...row, batch_no: batchNo, expiry, stock: quantity }));
}
