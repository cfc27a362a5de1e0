import { type RebateRun, type Rebates, rebatesCodec } from '@yaoji/api-client/wire';
import {
  addDays,
  addMoney,
  compareMoney,
  type GoodsScope,
  rebateFor,
  rebatePeriodAfter,
  rebatePeriodName,
  subtractMoney,
} from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { categoryChoices } from '#modules/catalogue/category/index.ts';
import { goodsByIds } from '#modules/selling/activity/index.ts';
import type { Handler } from '#operation.ts';
import { toQuantity, toSeconds } from '#wire-values.ts';
import { buyerRebates, hasEnded, isDue, periodsUntil } from './buyer-rebates.ts';
import { countedInNotes } from './counted-lines.repository.ts';
import { notesOfBuyer, type RebateRow, rebatesOfBuyer } from './rebate.repository.ts';

const mostNotes = 24;
const mostNamed = 3;

const listed = (names: readonly string[], unit: string) =>
  names.length > mostNamed ? `${names.slice(0, mostNamed).join('、')}等${names.length}${unit}` : names.join('、');

/** Products that count, in words. */
const baseText = async (db: Executor, scope: GoodsScope): Promise<string> => {
  const { goodsIds, categoryIds, makers, scopes, exceptGoodsIds } = scope;
  const categories = categoryIds ? await categoryChoices(db) : [];
  const namesOf = async (ids: GoodsScope['goodsIds'] = []) =>
    (await goodsByIds(db, [...ids])).map(({ name, spec }) => `${name} ${spec}`);
  const parts = [
    listed(
      (categoryIds ?? []).map((id) => categories.find((each) => each.id === id)?.name ?? ''),
      '个分类',
    ),
    listed(scopes ?? [], '类'),
    listed(makers ?? [], '家'),
    listed(await namesOf(goodsIds), '种'),
  ].filter(Boolean);
  const except = listed(await namesOf(exceptGoodsIds), '种');
  return (parts.length > 0 ? parts.join('；') : '全部商品') + (except && `，不含${except}`);
};

const toRun = async (
  db: Executor,
  rebate: RebateRow,
  { start, counted, now }: { start: string; counted: string; now: Date },
): Promise<RebateRun> => {
  const { id, title, period, tiers, scope } = rebate;
  return {
    id,
    title,
    periodName: rebatePeriodName(period, start),
    hasEnded: hasEnded(rebate, start, now),
    lastDay: addDays(`${rebatePeriodAfter(period, start)}-01`, -1),
    base: await baseText(db, scope),
    tiers: tiers
      .map(({ amount, rate }) => ({ amount: addMoney(amount), rate: String(rate) }))
      .sort((one, other) => compareMoney(one.amount, other.amount)),
    ...rebateFor(counted, tiers),
  };
};

/** Current periods, and ended ones that wait to be booked. */
const runsOf = async (db: Executor, buyerId: number, now: Date): Promise<RebateRun[]> => {
  const runs: RebateRun[] = [];
  for (const rebate of await rebatesOfBuyer(db, buyerId)) {
    for (const start of periodsUntil(rebate, now, 2)) {
      const [sum] = await buyerRebates(db, rebate, start, buyerId);
      if (hasEnded(rebate, start, now) && (!sum || sum.note || !isDue(sum))) continue;
      runs.push(await toRun(db, rebate, { start, counted: sum?.counted ?? '0.00', now }));
    }
  }
  return runs;
};

export const getRebates: Handler<'getRebates'> = async (_, { db, signedIn: { buyerId }, now }) => {
  const notes = await notesOfBuyer(db, buyerId, mostNotes);
  const counted = await countedInNotes(
    db,
    notes.map(({ note }) => note.id),
  );
  const rebates: Rebates = {
    runs: await runsOf(db, buyerId, now),
    notes: notes.map(({ note, rebate }) => ({
      id: note.id,
      title: rebate.title,
      periodName: rebatePeriodName(rebate.period, note.period),
      counted: note.counted,
      rate: toQuantity(note.rate),
      due: note.due,
      carried: note.carried,
      amount: note.amount,
      changedBy: subtractMoney(rebateFor(counted.get(note.id) ?? 0, rebate.tiers).due, note.due),
      createdAt: toSeconds(note.createdAt),
    })),
  };
  return rebatesCodec.write(rebates);
};
