import type { OperationAnswer } from '@yaoji/api-client/erp/contract';
import { addDecimals } from '@yaoji/domain';
import { insertTitles } from '@yaoji/price-list';
import type { Db } from '#db/database.ts';
import { findDetails, findLadders, findStock } from '#modules/catalogue/catalogue/index.ts';
import { categoryPaths } from '#modules/catalogue/category/index.ts';
import { type CodedGoods, codedGoodsAfter, heldBatches } from '#modules/integrations/erp-code/index.ts';
import { toQuantity, toUnitPrice } from '#wire-values.ts';
import type { ErpContext, ErpHandlers } from './operation.ts';

type Row<Id extends 'listGoods' | 'listPrices' | 'listStock'> = OperationAnswer<Id>['list'][number];

type Asked = { query: { after?: string; limit?: number } };

/** Lists products by code. A row is what a lot would send to have it as it is: sending it back changes nothing. */
const listing =
  <Item>(toRows: (db: Db, coded: readonly CodedGoods[], ids: number[]) => Promise<Item[]>) =>
  async ({ query: { after = '', limit = 200 } }: Asked, { db }: ErpContext) => {
    const found = await codedGoodsAfter(db, after, limit + 1);
    const coded = found.slice(0, limit);
    const ids = coded.map(({ goods }) => goods.id);
    const list = await toRows(db, coded, ids);
    return { list, next: coded.at(-1)?.code ?? after, hasMore: found.length > limit };
  };

const quantities = ['packStep', 'caseSize', 'purchaseCap', 'freeShippingNumber'] as const;
const asStored = [
  'name',
  'maker',
  'spec',
  'unit',
  'approvalNo',
  'dosageForm',
  'barcode',
  'stdCode',
  'pinyinCode',
  'origin',
  'scope',
  'capPeriod',
  'isControlled',
  'isPrescription',
] as const;

const rowsOfGoods = async (db: Db, coded: readonly CodedGoods[], ids: number[]): Promise<Row<'listGoods'>[]> => {
  const details = new Map((await findDetails(db, ids)).map((detail) => [detail.goodsId, detail]));
  const pathTo = await categoryPaths(db);
  return coded.map(({ code, goods }) => {
    const detail = details.get(goods.id);
    const sections = new Map(detail?.insert.map(({ title, text }) => [title, text]));
    const { adverse_reactions: adverseReactions, ...titles } = insertTitles;
    return {
      code,
      ...(Object.fromEntries(asStored.map((key) => [key, goods[key]])) as Pick<
        CodedGoods['goods'],
        (typeof asStored)[number]
      >),
      ...(Object.fromEntries(quantities.map((key) => [key, toQuantity(goods[key])])) as Record<
        (typeof quantities)[number],
        string
      >),
      commonName: goods.commonName ?? '',
      category: pathTo(goods.categoryId).join('>'),
      vatRate: goods.vatRate as 13, // The cast: the import knows no other rates than the contract's.
      isListed: goods.onShelf,
      approvalHolder: detail?.approvalHolder ?? '',
      storage: detail?.storage ?? '',
      standard: detail?.standard ?? '',
      ...Object.fromEntries(
        Object.entries({ ...titles, adverseReactions }).map(([key, title]) => [key, sections.get(title) ?? '']),
      ),
    };
  });
};

const rowsOfPrices = async (db: Db, coded: readonly CodedGoods[], ids: number[]): Promise<Row<'listPrices'>[]> => {
  const tiers = Map.groupBy(await findLadders(db, ids), ({ goodsId }) => goodsId);
  const figure = (price: string | null) => price && toUnitPrice(price);
  return coded.map(({ code, goods }) => ({
    code,
    price: figure(goods.price),
    basePrice: figure(goods.basePrice),
    marketPrice: figure(goods.marketPrice),
    cost: figure(goods.cost),
    tiers: (tiers.get(goods.id) ?? []).map(({ number, price }) => ({
      number: toQuantity(number),
      price: toUnitPrice(price),
    })),
  }));
};

/** Stock for sale, and unshipped stock that orders hold. */
const rowsOfStock = async (db: Db, coded: readonly CodedGoods[], ids: number[]): Promise<Row<'listStock'>[]> => {
  const all = Map.groupBy([...(await findStock(db, ids)), ...(await heldBatches(db, ids))], ({ goodsId }) => goodsId);
  return coded.map(({ code, goods }) => {
    const parts = Map.groupBy(all.get(goods.id) ?? [], ({ batchNo, expiry }) => JSON.stringify([batchNo, expiry]));
    const batches = [...parts.values()].map((same) => ({
      batchNo: same[0]?.batchNo ?? '',
      expiry: same[0]?.expiry ?? null,
      quantity: addDecimals(...same.map(({ quantity }) => quantity)),
    }));
    return { code, batches: batches.filter(({ quantity }) => quantity !== '0') };
  });
};

export const readGoodsHandlers = {
  listGoods: listing(rowsOfGoods),
  listPrices: listing(rowsOfPrices),
  listStock: listing(rowsOfStock),
} satisfies ErpHandlers<'listGoods' | 'listPrices' | 'listStock'>;
