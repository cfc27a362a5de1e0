import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import type { Executor, Tx } from '#db/database.ts';
import { required } from '#errors/refusal.ts';
import { ceilingBreaches } from '#modules/operators/approval/index.ts';
import {
  bringsMoney,
  type DrawRow,
  drawsWithCounts,
  lockDraw,
  type PrizeRow,
  prizesOf,
  saveDraw,
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
    const id = await saveDraw(context.db, null, draw);
    await requireCeiling(context, draw);
    return written(await load(context.db, id), null, '抽奖已创建');
  },
  changeDraw: async ({ params: { id }, body: { version, draw } }, context) => {
    const { db } = context;
    const before = asSeen(await load(db, id), version);
    await saveDraw(db, id, draw);
    await requireCeiling(context, draw);
    return written(await load(db, id), before, '抽奖已保存');
  },
} satisfies DeskHandlers<Calls>;
