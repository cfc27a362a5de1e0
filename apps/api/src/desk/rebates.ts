import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import { rebatePeriodName, rebatePeriodOf } from '@yaoji/domain';
import type { Db, Executor } from '#db/database.ts';
import { operatorNames } from '#db/operator-names.ts';
import { invalid, required } from '#errors/refusal.ts';
import { companiesOf } from '#modules/identity/user/index.ts';
import { ceilingBreaches } from '#modules/operators/approval/index.ts';
import { regionName } from '#modules/platform/region/index.ts';
import { goodsByIds } from '#modules/selling/activity/index.ts';
import { type Business, keysOf, membersIn } from '#modules/selling/own-price/index.ts';
import { scopeModel } from '#modules/selling/promotion/index.ts';
import {
  type BuyerRebate,
  bookRebate,
  buyerRebates,
  findRebate,
  hasEnded,
  lastBookedPeriod,
  linesOfNote,
  linesOfPeriod,
  lockRebate,
  noteFile,
  periodsUntil,
  type RebateRow,
  type RebateValues,
  rebatePage,
  saveRebate,
} from '#modules/selling/rebate/index.ts';
import { toFlag, toQuantity, toSeconds, versionOf } from '#wire-values.ts';
import { toNamedGoods } from './named-goods.ts';
import type { DeskHandlers } from './operation.ts';
import { requireApproval } from './require-approval.ts';
import { asSeen, written } from './stored-record.ts';

type Calls = Extract<
  (typeof operations)[OperationId],
  { path: `/desk/api/${'rebates' | 'rebate-notes'}${string}` }
>['id'];
type Form = Schemas['RebateForm'];
type Saved = Schemas['RebateRecord'];

const perPage = 50;
const mostPeriods = 24;

const toRecord = async (db: Executor, row: RebateRow, isBooked: boolean): Promise<Saved> => {
  const { members, lastMonth } = row;
  const ids = keysOf(members, 'buyer').map(Number);
  const companies = await companiesOf(db, ids);
  const scope = scopeModel(row.scope);
  const form: Form = {
    title: row.title,
    period: row.period,
    firstMonth: row.firstMonth,
    ...(lastMonth !== null && { lastMonth }),
    isOpen: toFlag(row.isOpen),
    buyers: ids.map((id) => ({ id, company: companies.get(id) ?? '' })),
    businesses: keysOf(members, 'business') as Business[], // saved from these words
    regions: keysOf(members, 'region').map((code) => ({ code, name: regionName(code) })),
    scope,
    tiers: row.tiers.map(({ amount, rate }) => ({ amount: String(amount), rate: String(rate) })),
  };
  const named = await goodsByIds(db, [...(scope.goodsIds ?? []), ...(scope.exceptGoodsIds ?? [])]);
  return {
    id: row.id,
    version: versionOf([form]),
    form,
    isBooked: toFlag(isBooked),
    goods: named.map(toNamedGoods),
  };
};

const valuesIn = (form: Form): RebateValues => ({
  title: form.title.trim(),
  period: form.period,
  firstMonth: form.firstMonth,
  lastMonth: form.lastMonth ?? null,
  isOpen: form.isOpen === 1,
  scope: form.scope ?? {},
  members: membersIn(form),
  tiers: form.tiers.map(({ amount, rate }) => ({ amount, rate })),
});

type Names = { companies: ReadonlyMap<number, string>; nameOf: (operator: string) => string };

const toSum = ({ note, ...row }: BuyerRebate, { companies, nameOf }: Names): Schemas['RebateSum'] => ({
  ...row,
  company: companies.get(row.buyerId) ?? '',
  noteId: note?.id ?? null,
  bookedBy: note && nameOf(note.operator),
  bookedAt: note && toSeconds(note.createdAt),
});

const find = async (db: Db, id: number) => required(await findRebate(db, id), 'rebateMissing');

/** Throws for a month with which no period begins. */
const requirePeriod = ({ period }: RebateRow, start: string) => {
  if (rebatePeriodOf(period, `${start}-01`) !== start) throw invalid({ period: '没有这个期间' });
};

export const rebateHandlers = {
  listRebates: async ({ query: { page = 1 } }, { db }) => {
    const { rows, total } = await rebatePage(db, { page, perPage });
    return { list: await Promise.all(rows.map((row) => toRecord(db, row.rebate, row.isBooked))), total };
  },
  createRebate: async ({ body: { rebate } }, { db }) => {
    return written(await toRecord(db, await saveRebate(db, null, valuesIn(rebate)), false), null, '返利已创建');
  },
  changeRebate: async ({ params: { id }, body: { version, rebate } }, { db }) => {
    const row = await lockRebate(db, id, 'update');
    const booked = await lastBookedPeriod(db, id);
    const isBooked = booked !== null;
    const before = asSeen(row && (await toRecord(db, row, isBooked)), version);
    return written(
      await toRecord(
        db,
        await saveRebate(db, { id, values: valuesIn(before.form), booked }, valuesIn(rebate)),
        isBooked,
      ),
      before,
      '返利已保存',
    );
  },
  getRebateSums: async ({ params: { id }, query }, { db, now }) => {
    const rebate = await find(db, id);
    const periods = periodsUntil(rebate, now, mostPeriods);
    const period =
      query.period ?? periods.find((each) => hasEnded(rebate, each, now)) ?? periods[0] ?? rebate.firstMonth;
    requirePeriod(rebate, period);
    const sums = await buyerRebates(db, rebate, period);
    const companies = await companiesOf(
      db,
      sums.map(({ buyerId }) => buyerId),
    );
    const nameOf = await operatorNames(db);
    return {
      title: rebate.title,
      period,
      periodName: rebatePeriodName(rebate.period, period),
      hasEnded: toFlag(hasEnded(rebate, period, now)),
      periods: periods.map((each) => ({ period: each, name: rebatePeriodName(rebate.period, each) })),
      sums: sums.map((sum) => toSum(sum, { companies, nameOf })),
    };
  },
  getRebateProof: async ({ params: { id }, query: { period, buyerId } }, { db }) => {
    const rebate = await find(db, id);
    requirePeriod(rebate, period);
    const [sum] = await buyerRebates(db, rebate, period, buyerId);
    const lines = sum?.note ? await linesOfNote(db, sum.note.id) : await linesOfPeriod(db, rebate, period, buyerId);
    return {
      lines: lines.map((line) => ({ ...line, paidAt: toSeconds(line.paidAt), quantity: toQuantity(line.quantity) })),
    };
  },
  bookRebate: async ({ params: { id }, body }, context) => {
    const { db, now, working } = context;
    const booked = await bookRebate(db, id, { ...body, operator: working.operator.username }, now);
    if (booked) {
      const title = `${booked.username}的${booked.title}`;
      requireApproval(context, await ceilingBreaches(db, working.operator, title, body.amount));
    }
    const rebate = await find(db, id);
    const [sum] = await buyerRebates(db, rebate, body.period, body.buyerId);
    const companies = await companiesOf(db, [body.buyerId]);
    return {
      data: toSum(required(sum ?? null, 'rebateNothing'), { companies, nameOf: await operatorNames(db) }),
      message: booked ? '返利已入账' : '已经入账，没有重复入账',
      subject: `${id} ${booked?.username ?? body.buyerId}`,
      before: null,
      after: body,
    };
  },
  downloadRebateNote: ({ params: { id } }, { db, now }) => noteFile(db, id, now),
} satisfies DeskHandlers<Calls>;
