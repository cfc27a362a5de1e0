import type { Schemas } from '@yaoji/api-client/desk/contract';
import { businessKindNames, compareMoney } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { operatorNames } from '#db/operator-names.ts';
import { required } from '#errors/refusal.ts';
import { categoryChoices } from '#modules/catalogue/category/index.ts';
import { codesOfLists } from '#modules/integrations/erp-code/index.ts';
import { regionName } from '#modules/platform/region/index.ts';
import { goodsByIds } from '#modules/selling/activity/index.ts';
import {
  type Business,
  findOwnPriceList,
  keysOf,
  type Line,
  loadOwnPriceForm,
  lockOwnPriceList,
  type Member,
  type OwnPriceForm,
  type OwnPriceListRow,
  type OwnPricePreview,
  ownPriceLists,
  type PastPrice,
  previewOwnPrices,
  priceHistory,
  readPriceFile,
  saveOwnPrices,
} from '#modules/selling/own-price/index.ts';
import { toQuantity, toSeconds, toSecondsOrNull, versionOf } from '#wire-values.ts';
import { toNamedGoods } from './named-goods.ts';
import type { DeskHandlers, WritingContext } from './operation.ts';
import { requireApproval } from './require-approval.ts';
import { asSeen } from './stored-record.ts';

type Detail = Schemas['OwnPriceDetail'];

const perPage = 50;
const pastPerPage = 20;

const namedGoods = async (db: Executor, rows: readonly { goodsId: number }[]): Promise<Detail['goods']> => {
  const named = await goodsByIds(
    db,
    rows.map(({ goodsId }) => goodsId),
  );
  return named.map(toNamedGoods);
};

const load = async (db: Executor, row: OwnPriceListRow | null): Promise<Detail | null> => {
  if (!row) return null;
  const form = await loadOwnPriceForm(db, row);
  return { id: row.id, version: versionOf([form]), form, goods: await namedGoods(db, form.goods ?? []) };
};

const save = async (context: WritingContext, stored: Detail | null, form: OwnPriceForm, message: string) => {
  const { db, now, working } = context;
  const saver = { operator: working.operator.username, now };
  const { id, before, after, breaches } = await saveOwnPrices(db, stored, form, saver);
  requireApproval(context, breaches);
  const data = required(await load(db, await findOwnPriceList(db, id)), 'contentMissing');
  return { data, message, subject: String(id), before, after };
};

const membersText = (members: readonly Member[]) => {
  const buyers = keysOf(members, 'buyer').length;
  const businesses = keysOf(members, 'business').map((kind) => businessKindNames[kind as Business]);
  return [...(buyers > 0 ? [`客户${buyers}家`] : []), ...businesses, ...keysOf(members, 'region').map(regionName)].join(
    '、',
  );
};

const statusOf = ({ isOpen, startsAt, endsAt }: OwnPriceListRow, now: Date): Schemas['Period'] => {
  if (!isOpen) return 'closed';
  if (endsAt && endsAt <= now) return 'ended';
  return startsAt > now ? 'planned' : 'running';
};

type Named = ReadonlyMap<number, string>;

const categoryNames = async (db: Executor): Promise<Named> =>
  new Map((await categoryChoices(db)).map(({ id, name }) => [id, name]));

const lineText = ({ goodsId, maker, categoryId, rate }: Line, categories: Named) => {
  if (goodsId !== null) return '商品价';
  const of = maker ?? (categoryId === null ? '全部商品' : (categories.get(categoryId) ?? '分类'));
  return `${of} ${toQuantity(rate ?? '')}%`;
};

const toPastPrice = ({ from, until, own, ...price }: PastPrice, categories: Named): Schemas['PastPrice'] => ({
  ...price,
  from: toSeconds(from),
  until: toSecondsOrNull(until),
  listId: own?.listId ?? null,
  title: own?.title ?? null,
  line: own && lineText(own.line, categories),
});

/** Why a product of a preview has its price. */
const reasonOf = (
  { price, listPrice, priceHidden, special, ownPrice }: OwnPricePreview['goods'][number],
  { listId, lines }: OwnPricePreview,
  categories: Named,
): string => {
  if (price === null) return priceHidden === 'NO_PRICE' ? '暂无报价' : '这个客户看不到价格';
  const ordinary = ownPrice?.price ?? listPrice;
  if (ordinary !== null && compareMoney(price, ordinary) < 0)
    return special && compareMoney(special.price, price) === 0 ? '活动价更低' : '起订量已到阶梯价';
  if (!ownPrice) return '本表价格不低于原价，按原价';
  const line = lines.get(ownPrice.lineId);
  return ownPrice.listId === listId && line ? `本表${lineText(line, categories)}` : `按“${ownPrice.title}”`;
};

export const ownPriceHandlers = {
  listOwnPrices: async ({ query: { page = 1, keywords = '' } }, { db, now }) => {
    const { rows, total } = await ownPriceLists(db, keywords.trim(), { page, perPage });
    const codes = await codesOfLists(
      db,
      rows.map(({ id }) => id),
    );
    const list = rows.map((row) => ({
      id: row.id,
      title: row.title,
      status: statusOf(row, now),
      startsAt: toSeconds(row.startsAt),
      endsAt: row.endsAt && toSeconds(row.endsAt),
      members: membersText(row.members),
      goodsCount: row.goodsCount,
      rateCount: row.rateCount,
      code: codes.get(row.id) ?? null,
    }));
    return { list, total };
  },
  getOwnPrices: async ({ params: { id } }, { db }) =>
    required(await load(db, await findOwnPriceList(db, id)), 'contentMissing'),
  listBuyerPrices: async ({ params: { id: buyerId }, query: { goodsId, page = 1 } }, { db, now }) => {
    const prices = await priceHistory(db, { buyerId, goodsId }, now);
    const names = await categoryNames(db);
    const shown = prices.slice((page - 1) * pastPerPage, page * pastPerPage);
    const nameOf = await operatorNames(db);
    const list = shown.map((price) => ({
      ...toPastPrice(price, names),
      operator: price.operator && nameOf(price.operator),
    }));
    return { list, total: prices.length };
  },
  readOwnPriceFile: async ({ body: { file } }, { db }) => {
    const read = await readPriceFile(db, file);
    return { ...read, goods: await namedGoods(db, read.rows) };
  },
  previewOwnPrices: async ({ body: { id, list, buyer } }, { db, now, working }) => {
    const saver = { operator: working.operator.username, now };
    const preview = await previewOwnPrices(db, { id, form: list, buyerId: buyer }, saver);
    const names = await categoryNames(db);
    const goods = preview.goods.map((each) => {
      const { id: goodsId, name, spec, maker, price, struckPrice } = each;
      return { id: goodsId, name, spec, maker, price, struckPrice, reason: reasonOf(each, preview, names) };
    });
    return { company: preview.company, at: toSeconds(preview.at), goods };
  },
  createOwnPrices: ({ body: { list } }, context) => save(context, null, list, '协议价已创建'),
  changeOwnPrices: async ({ params: { id }, body: { version, list } }, context) => {
    const before = asSeen(await load(context.db, await lockOwnPriceList(context.db, id)), version);
    return save(context, before, list, '协议价已保存');
  },
} satisfies DeskHandlers<
  | 'listOwnPrices'
  | 'getOwnPrices'
  | 'listBuyerPrices'
  | 'readOwnPriceFile'
  | 'previewOwnPrices'
  | 'createOwnPrices'
  | 'changeOwnPrices'
>;
