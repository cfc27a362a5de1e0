import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import type { Executor, Tx } from '#db/database.ts';
import { invalid, required } from '#errors/refusal.ts';
import { ceilingBreaches } from '#modules/operators/approval/index.ts';
import { anyActivity } from '#modules/selling/activity/index.ts';
import {
  bringsMoney,
  type DrawRow,
  drawsWithCounts,
  insertDraw,
  lockDraw,
  type PrizeRow,
  prizesOf,
  setDraw,
  writePrizes,
} from '#modules/selling/draw/index.ts';
import { toFlag, toSeconds, toUnitPrice, versionOf } from '#wire-values.ts';
import type { DeskHandlers, WritingContext } from './operation.ts';
import { requireApproval } from './require-approval.ts';
import { asSeen, written } from './stored-record.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/draws${string}` }>['id'];
type Draw = Schemas['Draw'];
type DrawForm = Schemas['DrawForm'];

const toPrize = ({ id, name, kind, couponId, points, money, validDays, weight, total, image, remarks }: PrizeRow) => ({
  id,
  name,
  kind,
  ...(couponId ? { couponId } : {}),
  ...(points ? { points } : {}),
  ...(money ? { money: toUnitPrice(money) } : {}),
  validDays,
  weight,
  ...(total === null ? {} : { total }),
  ...(image ? { image } : {}),
  remarks,
});

const toDraw = async (db: Executor, row: DrawRow, drawn: number): Promise<Draw> => {
  const prizes = await prizesOf(db, row.id);
  const form = {
    title: row.title,
    startsAt: toSeconds(row.startsAt),
    endsAt: toSeconds(row.endsAt),
    isOpen: toFlag(row.isOpen),
    freeChances: row.freeChances,
    chancesPerOrder: row.chancesPerOrder,
    orderAmount: toUnitPrice(row.orderAmount),
    ...(row.activityId ? { activityId: row.activityId } : {}),
    chancesPerTap: row.chancesPerTap,
    ...(row.image ? { image: row.image } : {}),
    rules: row.rules,
    prizes: prizes.map(toPrize),
  };
  return { id: row.id, version: versionOf([form]), form, drawn, issued: prizes.map(({ issued }) => issued) };
};

const load = async (tx: Tx, id: number): Promise<Draw> => {
  const row = required(await lockDraw(tx, id), 'drawMissing');
  const counted = (await drawsWithCounts(tx)).find(({ draw }) => draw.id === id);
  return toDraw(tx, row, counted?.drawn ?? 0);
};

const valuesOf = async (tx: Tx, form: DrawForm) => {
  const { prizes: _, startsAt, endsAt, isOpen, activityId = null, image = null, rules = '', ...others } = form;
  if (endsAt <= startsAt) throw invalid({ 'draw[endsAt]': '结束时间须晚于开始时间' });
  if (activityId !== null && !(await anyActivity(tx, activityId)))
    throw invalid({ 'draw[activityId]': '没有这个活动' });
  const period = { startsAt: new Date(startsAt * 1000), endsAt: new Date(endsAt * 1000) };
  return { ...others, ...period, isOpen: isOpen === 1, activityId, image, rules };
};

/** Requires approval for prizes of more money than the operator's ceiling. */
const requireCeiling = async (context: WritingContext, { title, prizes }: DrawForm) => {
  const { db, working } = context;
  const breaches = [];
  for (const { name, kind, money = '0' } of prizes) {
    if (!bringsMoney(kind)) continue;
    breaches.push(...(await ceilingBreaches(db, working.operator, `抽奖“${title}”的奖品“${name}”`, money)));
  }
  requireApproval(context, breaches);
};

export const drawHandlers = {
  listDraws: async (_, { db }) => {
    const rows = await drawsWithCounts(db);
    const list = await Promise.all(rows.map(({ draw, drawn }) => toDraw(db, draw, drawn)));
    return { list, total: list.length };
  },
  createDraw: async ({ body: { draw } }, context) => {
    const { db } = context;
    const { id } = await insertDraw(db, await valuesOf(db, draw));
    await writePrizes(db, id, draw.prizes);
    await requireCeiling(context, draw);
    return written(await load(db, id), null, '抽奖已创建');
  },
  changeDraw: async ({ params: { id }, body: { version, draw } }, context) => {
    const { db } = context;
    const before = asSeen(await load(db, id), version);
    await setDraw(db, id, await valuesOf(db, draw));
    await writePrizes(db, id, draw.prizes);
    await requireCeiling(context, draw);
    return written(await load(db, id), before, '抽奖已保存');
  },
} satisfies DeskHandlers<Calls>;
