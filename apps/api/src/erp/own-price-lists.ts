import type { OperationInput } from '@yaoji/api-client/erp/contract';
import { addDays, chinaDay, chinaDayStart } from '@yaoji/domain';
import { makerKey } from '@yaoji/price-list';
import type { Executor, Tx } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { currentMakers } from '#modules/catalogue/catalogue/index.ts';
import { categoriesInOrder, categoryPaths } from '#modules/catalogue/category/index.ts';
import {
  codedBuyers,
  codedLists,
  codedListsAfter,
  codesOfBuyers,
  linkList,
} from '#modules/integrations/erp-code/index.ts';
import { loadOwnPriceForm, lockOwnPrices, type OwnPriceForm } from '#modules/selling/own-price/index.ts';
import { toFlag, toSeconds } from '#wire-values.ts';
import { eachRow, lotHandler, type Outcome } from './lots.ts';
import type { ErpContext, ErpHandlers } from './operation.ts';
import { saveErpOwnPrices } from './save-own-prices.ts';

type ListRow = OperationInput<'sendOwnPriceLists'>['body']['rows'][number];

const lastDay = (endsAt: number) => chinaDay(new Date(endsAt * 1000 - 1));

const blank = (now: Date): OwnPriceForm => ({
  title: '',
  startsAt: toSeconds(chinaDayStart(chinaDay(now))),
  isOpen: 1,
  joinsPromotions: 0,
  showsListPrice: 1,
});

/** The period of a row. A day that the list already has keeps its time of day, which the desk can set. */
const periodOf = ({ startsOn, endsOn }: ListRow, { startsAt, endsAt }: OwnPriceForm) => {
  const start = startsOn === undefined || startsOn === chinaDay(new Date(startsAt * 1000)) ? null : startsOn;
  const isSameEnd = endsOn === undefined || (endsAt !== undefined && endsOn === lastDay(endsAt));
  const end = endsOn ? toSeconds(chinaDayStart(addDays(endsOn, 1))) : undefined;
  return { startsAt: start ? toSeconds(chinaDayStart(start)) : startsAt, endsAt: isSameEnd ? endsAt : end };
};

/** Buyers by their codes, and those of the list without one. */
const buyersOf = async (tx: Tx, codes: readonly string[], before: NonNullable<OwnPriceForm['buyers']>) => {
  const found = await codedBuyers(tx, codes);
  const unknown = codes.findIndex((code) => !found.has(code));
  if (unknown >= 0) throw invalid({ [`buyers[${unknown}]`]: '没有此编码的客户' });
  const coded = await codesOfBuyers(
    tx,
    before.map(({ id }) => id),
  );
  return [...before.filter(({ id }) => !coded.has(id)), ...codes.map((code) => ({ id: found.get(code)?.id ?? 0 }))];
};

/** Percentages by the current names of makers and the ids of categories. */
const ratesOf = async (tx: Tx, rates: NonNullable<ListRow['rates']>): Promise<NonNullable<OwnPriceForm['rates']>> => {
  const makers = await currentMakers(tx);
  const pathTo = await categoryPaths(tx);
  const categories = await categoriesInOrder(tx);
  return rates.map(({ maker, category, rate }, at) => {
    const categoryId = categories.find(({ id }) => pathTo(id).join('>') === category)?.id;
    if (category !== undefined && categoryId === undefined)
      throw invalid({ [`rates[${at}][category]`]: '没有这个分类' });
    return {
      ...(maker !== undefined && { maker: makers.get(makerKey(maker)) ?? maker }),
      ...(categoryId !== undefined && { categoryId }),
      rate,
    };
  });
};

/** The list with the row's facts. */
const formOf = async (tx: Tx, row: ListRow, before: OwnPriceForm): Promise<OwnPriceForm> => {
  const { title = before.title, isOpen, joinsPromotions, showsListPrice, buyers, businesses, regions, rates } = row;
  const { startsAt, endsAt } = periodOf(row, before);
  const { endsAt: _, ...others } = before;
  return {
    ...others,
    title,
    startsAt,
    ...(endsAt !== undefined && { endsAt }),
    ...(isOpen !== undefined && { isOpen: toFlag(isOpen) }),
    ...(joinsPromotions !== undefined && { joinsPromotions: toFlag(joinsPromotions) }),
    ...(showsListPrice !== undefined && { showsListPrice: toFlag(showsListPrice) }),
    ...(buyers && { buyers: await buyersOf(tx, buyers, before.buyers ?? []) }),
    ...(businesses && { businesses }),
    ...(regions && { regions: regions.map((code) => ({ code })) }),
    ...(rates && { rates: await ratesOf(tx, rates) }),
  };
};

/** The desk's names of fields as this interface has them. */
const inRow = (error: unknown): never => {
  if (!(error instanceof Refusal && error.facts.errors)) throw error;
  const named = Object.entries(error.facts.errors).map(([field, text]) => [
    field.replace(/^list\[(\w+)\]/, (_, name: string) => (name === 'endsAt' ? 'endsOn' : name)),
    text,
  ]);
  throw invalid(Object.fromEntries(named));
};

const writeList = async (tx: Tx, row: ListRow, context: ErpContext): Promise<Outcome> => {
  const { code } = row;
  const known = (await codedLists(tx, [code])).get(code);
  if (known === undefined && row.title === undefined) throw invalid({ title: '没有此编码的协议价，新建须填写名称' });
  const stored = known === undefined ? null : await lockOwnPrices(tx, known);
  const form = await formOf(tx, row, stored?.form ?? blank(context.now));
  const saved = await saveErpOwnPrices(tx, stored, form, context, `sendOwnPriceLists ${code}`).catch(inRow);
  if (!stored) await linkList(tx, code, saved.id);
  if (!stored) return { status: 'created' };
  return { status: saved.isChanged ? 'updated' : 'unchanged' };
};

const listRowOf = async (db: Executor, code: string, form: OwnPriceForm): Promise<Required<ListRow>> => {
  const { buyers = [], businesses = [], regions = [], rates = [] } = form;
  const codes = await codesOfBuyers(
    db,
    buyers.map(({ id }) => id),
  );
  const pathTo = await categoryPaths(db);
  return {
    code,
    title: form.title,
    startsOn: chinaDay(new Date(form.startsAt * 1000)),
    endsOn: form.endsAt === undefined ? null : lastDay(form.endsAt),
    isOpen: form.isOpen === 1,
    joinsPromotions: form.joinsPromotions === 1,
    showsListPrice: form.showsListPrice === 1,
    buyers: buyers.flatMap(({ id }) => codes.get(id) ?? []),
    businesses,
    regions: regions.map((region) => region.code),
    rates: rates.map(({ maker, categoryId, rate }) => ({
      ...(maker !== undefined && { maker }),
      ...(categoryId !== undefined && { category: pathTo(categoryId).join('>') }),
      rate,
    })),
  };
};

export const ownPriceListHandlers = {
  listOwnPriceLists: async ({ query: { after = '', limit = 200 } }, { db }) => {
    const found = await codedListsAfter(db, after, limit + 1);
    const list: ListRow[] = [];
    for (const each of found.slice(0, limit))
      list.push(await listRowOf(db, each.code, await loadOwnPriceForm(db, each.list)));
    return { list, next: list.at(-1)?.code ?? after, hasMore: found.length > limit };
  },
  sendOwnPriceLists: lotHandler('sendOwnPriceLists', {
    keyOf: ({ code }) => code,
    write: (tx, rows, context) =>
      eachRow(
        rows,
        ({ code }) => code,
        // The savepoint undoes a refused row.
        (row) => tx.transaction((part) => writeList(part, row, context)),
      ),
  }),
} satisfies ErpHandlers<'listOwnPriceLists' | 'sendOwnPriceLists'>;
