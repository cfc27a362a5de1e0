import type { Schemas } from '@yaoji/api-client/desk/contract';
import { businessKindNames, compareMoney } from '@yaoji/domain';
import type { Executor, Tx } from '#db/database.ts';
import type { Breach } from '#db/schema/approval.ts';
import { invalid, required } from '#errors/refusal.ts';
import { goodsByIds, scopeChoices } from '#modules/activity/index.ts';
import { belowFloor, floorsOf } from '#modules/goods/index.ts';
import {
  companiesOf,
  findOwnPriceList,
  type Line,
  lockOwnPriceList,
  type Member,
  membersOf,
  type OwnPriceListRow,
  ownPriceLines,
  ownPriceLists,
  saveOwnPriceList,
} from '#modules/own-price/index.ts';
import { regionName } from '#modules/region/index.ts';
import { toFlag, toQuantity, toSeconds, toUnitPrice, versionOf } from '#wire-values.ts';
import { toNamedGoods } from './named-goods.ts';
import type { DeskHandlers, WritingContext } from './operation.ts';
import { requireApproval } from './require-approval.ts';
import { asSeen, differing } from './stored-record.ts';

type Detail = Schemas['OwnPriceDetail'];
type Form = Detail['form'];
type Business = NonNullable<Form['businesses']>[number];

const perPage = 50;

const keysOf = (members: readonly Member[], kind: Member['kind']) =>
  members.filter((member) => member.kind === kind).map(({ key }) => key);

const formOf = async (db: Executor, row: OwnPriceListRow): Promise<Form> => {
  const members = await membersOf(db, row.id);
  const lines = await ownPriceLines(db, row.id);
  const ids = keysOf(members, 'buyer').map(Number);
  const companies = await companiesOf(db, ids);
  return {
    title: row.title,
    startsAt: toSeconds(row.startsAt),
    ...(row.endsAt && { endsAt: toSeconds(row.endsAt) }),
    isOpen: toFlag(row.isOpen),
    joinsPromotions: toFlag(row.joinsPromotions),
    showsListPrice: toFlag(row.showsListPrice),
    buyers: ids.map((id) => ({ id, company: companies.get(id) ?? '' })),
    businesses: keysOf(members, 'business') as Business[], // saved from these words
    regions: keysOf(members, 'region').map((code) => ({ code, name: regionName(code) })),
    rates: lines.flatMap(({ maker, categoryId, rate }) =>
      rate === null
        ? []
        : [{ ...(maker !== null && { maker }), ...(categoryId !== null && { categoryId }), rate: toQuantity(rate) }],
    ),
    goods: lines.flatMap(({ goodsId, price }) =>
      goodsId === null || price === null ? [] : [{ goodsId, price: toUnitPrice(price) }],
    ),
  };
};

const load = async (db: Executor, row: OwnPriceListRow | null): Promise<Detail | null> => {
  if (!row) return null;
  const form = await formOf(db, row);
  const named = await goodsByIds(
    db,
    (form.goods ?? []).map(({ goodsId }) => goodsId),
  );
  return { id: row.id, version: versionOf([form]), form, goods: named.map(toNamedGoods) };
};

const membersIn = ({ buyers = [], businesses = [], regions = [] }: Form): Member[] => [
  ...[...new Set(buyers.map(({ id }) => id))].map((id) => ({ kind: 'buyer' as const, key: String(id) })),
  ...businesses.map((key) => ({ kind: 'business' as const, key })),
  ...[...new Set(regions.map(({ code }) => code))].map((key) => ({ kind: 'region' as const, key })),
];

const linesIn = ({ rates = [], goods = [] }: Form): Line[] => [
  ...rates.map(({ maker, categoryId = null, rate }) => ({
    goodsId: null,
    maker: maker?.trim() ?? null,
    categoryId,
    price: null,
    rate,
  })),
  ...goods.map(({ goodsId, price }) => ({ goodsId, maker: null, categoryId: null, price, rate: null })),
];

/** Places of entries that repeat an earlier one. */
const repeated = (keys: readonly unknown[]) => keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []));

const requireSound = async (tx: Tx, form: Form): Promise<void> => {
  const { buyers = [], regions = [], rates = [], goods = [] } = form;
  const problems: Record<string, string> = {};
  if (form.endsAt !== undefined && form.endsAt <= form.startsAt) problems['list[endsAt]'] = '结束时间须晚于开始时间';
  if (membersIn(form).length === 0) problems['list[buyers]'] = '请选客户、客户类型或地区';
  if (linesIn(form).length === 0) problems['list[goods]'] = '请添加商品或折扣';
  const companies = await companiesOf(
    tx,
    buyers.map(({ id }) => id),
  );
  if (buyers.some(({ id }) => !companies.has(id))) problems['list[buyers]'] = '没有这个客户';
  if (regions.some(({ code }) => regionName(code) === '')) problems['list[regions]'] = '没有这个地区';
  const { categories } = await scopeChoices(tx);
  rates.forEach(({ maker, categoryId, rate }, at) => {
    const place = `list[rates][${at}]`;
    if (maker !== undefined && categoryId !== undefined) problems[`${place}[maker]`] = '厂家和分类只填一个';
    if (categoryId !== undefined && !categories.some(({ id }) => id === categoryId))
      problems[`${place}[categoryId]`] = '没有这个分类';
    if (Number(rate) <= 0 || Number(rate) > 100) problems[`${place}[rate]`] = '请填大于0、不超过100的数';
  });
  for (const at of repeated(rates.map(({ maker, categoryId }) => `${maker?.trim()} ${categoryId}`)))
    problems[`list[rates][${at}][rate]`] = '上面已有同样的一行';
  const known = new Set(
    (
      await goodsByIds(
        tx,
        goods.map(({ goodsId }) => goodsId),
      )
    ).map(({ id }) => id),
  );
  goods.forEach(({ goodsId, price }, at) => {
    if (!known.has(goodsId)) problems[`list[goods][${at}][goodsId]`] = '没有这个商品';
    if (compareMoney(price, 0) <= 0) problems[`list[goods][${at}][price]`] = '协议价须大于0';
  });
  for (const at of repeated(goods.map(({ goodsId }) => goodsId)))
    problems[`list[goods][${at}][goodsId]`] = '上面已有这个商品';
  if (Object.keys(problems).length > 0) throw invalid(problems);
};

const toValues = (form: Form) => ({
  title: form.title.trim(),
  startsAt: new Date(form.startsAt * 1000),
  endsAt: form.endsAt === undefined ? null : new Date(form.endsAt * 1000),
  isOpen: form.isOpen === 1,
  joinsPromotions: form.joinsPromotions === 1,
  showsListPrice: form.showsListPrice === 1,
});

/** Fixed prices of an open list that are below the floor of their product. */
const breachesOf = async (tx: Tx, form: Form, now: Date): Promise<Breach[]> => {
  const { isOpen, endsAt = Number.POSITIVE_INFINITY, goods = [] } = form;
  if (!isOpen || endsAt * 1000 <= now.getTime()) return [];
  const ids = goods.map(({ goodsId }) => goodsId);
  return belowFloor(
    await floorsOf(tx, ids),
    goods.map((row) => ({ ...row, title: '的协议价' })),
  );
};

/** The parts of a form that differ from another one; of its lists, the entries that do. */
const changed = (form: Form, other: Form) => {
  const text = (value: unknown) => JSON.stringify(value);
  const parts = Object.entries(form).map(([name, value]) => {
    const before = other[name as keyof Form];
    if (!Array.isArray(value) || !Array.isArray(before)) return [name, value];
    const known = new Set(before.map(text));
    const different = value.filter((each) => !known.has(text(each)));
    return [name, different.length === 0 && value.length === before.length ? before : different];
  });
  return differing(Object.fromEntries(parts), other);
};

const save = async (context: WritingContext, before: Detail | null, form: Form, message: string) => {
  const { db, now } = context;
  await requireSound(db, form);
  const id = await saveOwnPriceList(db, before?.id ?? null, toValues(form), membersIn(form), linesIn(form));
  requireApproval(context, await breachesOf(db, form, now));
  const data = required(await load(db, await findOwnPriceList(db, id)), 'contentMissing');
  return {
    data,
    message,
    subject: String(id),
    before: before && changed(before.form, data.form),
    after: before ? changed(data.form, before.form) : data.form,
  };
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

export const ownPriceHandlers = {
  listOwnPrices: async ({ query: { page = 1, keywords = '' } }, { db, now }) => {
    const { rows, total } = await ownPriceLists(db, keywords.trim(), { page, perPage });
    const list = rows.map((row) => ({
      id: row.id,
      title: row.title,
      status: statusOf(row, now),
      startsAt: toSeconds(row.startsAt),
      endsAt: row.endsAt && toSeconds(row.endsAt),
      members: membersText(row.members),
      goodsCount: row.goodsCount,
      rateCount: row.rateCount,
    }));
    return { list, total };
  },
  getOwnPrices: async ({ params: { id } }, { db }) =>
    required(await load(db, await findOwnPriceList(db, id)), 'contentMissing'),
  createOwnPrices: ({ body: { list } }, context) => save(context, null, list, '协议价已创建'),
  changeOwnPrices: async ({ params: { id }, body: { version, list } }, context) => {
    const before = asSeen(await load(context.db, await lockOwnPriceList(context.db, id)), version);
    return save(context, before, list, '协议价已保存');
  },
} satisfies DeskHandlers<'listOwnPrices' | 'getOwnPrices' | 'createOwnPrices' | 'changeOwnPrices'>;
