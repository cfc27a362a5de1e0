import { compareMoney } from '@yaoji/domain';
import type { Executor, Tx } from '#db/database.ts';
import type { Breach } from '#db/schema/approval.ts';
import { required, requireValid } from '#errors/refusal.ts';
import { categoryChoices } from '#modules/catalogue/category/index.ts';
import { belowFloor, floorsOf } from '#modules/catalogue/goods/index.ts';
import { goodsByIds } from '#modules/selling/activity/index.ts';
import {
  findOwnPriceList,
  type ListValues,
  logOwnPriceList,
  type Saver,
  saveOwnPriceList,
} from './own-price.repository.ts';
import {
  changedParts,
  linesIn,
  loadOwnPriceForm,
  memberProblems,
  membersIn,
  type OwnPriceForm,
  type StoredOwnPrices,
  valuesIn,
} from './own-price-form.ts';

/** Places of entries that repeat an earlier one. */
const repeated = (keys: readonly unknown[]) => keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []));

/** As the contract has them. */
export const mostGoods = 2000;
const mostBuyers = 500;

/** Why products and their prices can't be in a list, by place. */
export const goodsProblems = async (db: Executor, goods: NonNullable<OwnPriceForm['goods']>) => {
  const problems: Record<string, string> = {};
  const ids = goods.map(({ goodsId }) => goodsId);
  const known = new Set((await goodsByIds(db, ids)).map(({ id }) => id));
  goods.forEach(({ goodsId, price }, at) => {
    if (!known.has(goodsId)) problems[`list[goods][${at}][goodsId]`] = '没有这个商品';
    if (compareMoney(price, 0) <= 0) problems[`list[goods][${at}][price]`] = '协议价须大于0';
  });
  if (goods.length > mostGoods) problems['list[goods]'] = `一张表最多${mostGoods}种商品`;
  for (const at of repeated(ids)) problems[`list[goods][${at}][goodsId]`] = '上面已有这个商品';
  return problems;
};

const requireSound = async (tx: Tx, form: OwnPriceForm, mayBeEmpty: boolean): Promise<void> => {
  const { buyers = [], rates = [], goods = [] } = form;
  const problems: Record<string, string> = {};
  if (form.endsAt !== undefined && form.endsAt <= form.startsAt) problems['list[endsAt]'] = '结束时间须晚于开始时间';
  const members = membersIn(form);
  if (members.length === 0) problems['list[buyers]'] = '请选客户、客户类型或地区';
  if (!mayBeEmpty && linesIn(form).length === 0) problems['list[goods]'] = '请添加商品或折扣';
  Object.assign(problems, await memberProblems(tx, members, 'list'));
  if (buyers.length > mostBuyers) problems['list[buyers]'] = `一张表最多${mostBuyers}家客户`;
  const categories = await categoryChoices(tx);
  rates.forEach(({ maker, categoryId, rate }, at) => {
    const place = `list[rates][${at}]`;
    if (maker !== undefined && categoryId !== undefined) problems[`${place}[maker]`] = '厂家和分类只填一个';
    if (categoryId !== undefined && !categories.some(({ id }) => id === categoryId))
      problems[`${place}[categoryId]`] = '没有这个分类';
    if (Number(rate) <= 0 || Number(rate) > 100) problems[`${place}[rate]`] = '请填大于0、不超过100的数';
  });
  for (const at of repeated(rates.map(({ maker, categoryId }) => `${maker?.trim()} ${categoryId}`)))
    problems[`list[rates][${at}][rate]`] = '上面已有同样的一行';
  Object.assign(problems, await goodsProblems(tx, goods));
  requireValid(problems);
};

/** Whether buyers have the prices of the list, or will. */
export const isEffective = ({ isOpen, endsAt = Number.POSITIVE_INFINITY }: OwnPriceForm, now: Date): boolean =>
  isOpen === 1 && endsAt * 1000 > now.getTime();

/** The parts of a list that say who has its prices, and when. */
const reach = ['isOpen', 'startsAt', 'endsAt', 'buyers', 'businesses', 'regions'] as const;

type Change = { before: Partial<OwnPriceForm> | null; after: Partial<OwnPriceForm> };

/** Below-floor prices that the change brings about: its new prices, or all of them if it gives the list a new reach. */
const breachesOf = async (
  db: Executor,
  form: OwnPriceForm,
  { before, after }: Change,
  now: Date,
): Promise<Breach[]> => {
  if (!isEffective(form, now)) return [];
  const hasReach = before && reach.every((name) => !(name in before || name in after));
  const { goods = [] } = hasReach ? after : form;
  const floors = await floorsOf(
    db,
    goods.map(({ goodsId }) => goodsId),
  );
  return belowFloor(
    floors,
    goods.map((row) => ({ ...row, title: '的协议价' })),
  );
};

type Saving = Saver & {
  /** Whether prices may follow later. */
  mayBeEmpty?: boolean;
};

/**
 * Adds a list, or changes the stored one, which the caller has locked. Throws for a form with wrong fields. Prices below
 * a floor are saved and returned as `breaches`: the caller refuses them, or has them approved.
 */
export const saveOwnPrices = async (
  tx: Tx,
  stored: StoredOwnPrices | null,
  form: OwnPriceForm,
  { operator, now, mayBeEmpty = false }: Saving,
): Promise<Change & { id: number; breaches: Breach[] }> => {
  await requireSound(tx, form, mayBeEmpty);
  const id = await saveOwnPriceList(tx, stored?.id ?? null, valuesIn(form), membersIn(form), linesIn(form), {
    operator,
    now,
  });
  const saved = await loadOwnPriceForm(tx, required(await findOwnPriceList(tx, id), 'contentMissing'));
  const change = stored
    ? { before: changedParts(stored.form, saved), after: changedParts(saved, stored.form) }
    : { before: null, after: saved };
  const isHeadChanged = Object.keys({ ...change.before, ...change.after }).some(
    (name) => !/^(goods|rates)$/.test(name),
  );
  if (isHeadChanged) await logOwnPriceList(tx, id, { operator, now });
  return { id, ...change, breaches: await breachesOf(tx, saved, change, now) };
};

type Quotes = Pick<ListValues, 'title' | 'startsAt' | 'endsAt' | 'joinsPromotions' | 'proposalId'> & {
  buyerId: number;
  goods: readonly { goodsId: number; price: string | null }[];
};

/** Makes the quotes of an accepted proposal own prices of its buyer. The proposal, which the title names, has its author. */
export const quoteOwnPrices = async (tx: Tx, { buyerId, goods, ...values }: Quotes) => {
  const saver = { operator: '', now: values.startsAt };
  const listId = await saveOwnPriceList(
    tx,
    null,
    { ...values, isOpen: true, showsListPrice: true },
    [{ kind: 'buyer', key: String(buyerId) }],
    goods.map(({ goodsId, price }) => ({ goodsId, price, maker: null, categoryId: null, rate: null })),
    saver,
  );
  await logOwnPriceList(tx, listId, saver);
};
