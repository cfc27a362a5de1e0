import { formatMinute } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import type { Breach } from '#db/schema/approval.ts';
import { dayMs } from '#durations.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { lockGoods } from '#modules/catalogue/stock/index.ts';
import { addJob, type JobRunner } from '#modules/platform/job/index.ts';
import { recordAction } from '#modules/platform/operator-log/index.ts';
import { toSeconds } from '#wire-values.ts';
import { editGoods, inRow, requirePrice } from './edit-goods.ts';
import { belowFloor, floorsOf } from './price-floor.ts';
import { deletePlan, lockDuePlan, type PlannedPrice, savePlan } from './price-plan.repository.ts';

export const planJob = 'change-price';

const yearMs = 366 * dayMs;

/** Plans prices of locked products from a time on, replacing earlier plans; returns those below their floor. */
export const planPrices = async (
  tx: Tx,
  rows: readonly { id: number; price: string }[],
  startsAt: Date,
  operator: string,
  now: Date,
): Promise<Breach[]> => {
  const ahead = startsAt.getTime() - now.getTime();
  if (ahead <= 0 || ahead > yearMs) throw invalid({ startsAt: '生效时间须在一年以内，且晚于现在' });
  for (const [index, { id, price }] of rows.entries())
    await inRow(index, 'price', planPrice(tx, { goodsId: id, price, startsAt, operator, createdAt: now }));
  const title = `${formatMinute(toSeconds(startsAt))}起的单价`;
  const floors = await floorsOf(
    tx,
    rows.map(({ id }) => id),
  );
  return belowFloor(
    floors,
    rows.map(({ id, price }) => ({ goodsId: id, price, title })),
  );
};

const planPrice = async (tx: Tx, plan: PlannedPrice): Promise<void> => {
  const { goodsId, price, startsAt } = plan;
  await requirePrice(tx, goodsId, price);
  await savePlan(tx, plan);
  const key = `${planJob}:${goodsId}:${startsAt.getTime()}`;
  await addJob(tx, { kind: planJob, key, payload: { goodsId }, runAt: startsAt });
};

export const cancelPlan = async (tx: Tx, goodsId: number): Promise<void> => {
  if (!(await deletePlan(tx, goodsId))) throw new Refusal('pricePlanMissing');
};

/** Makes a planned price the list price, in the planner's name; ignores a plan that was withdrawn or postponed. */
export const planRunner: JobRunner = async (db: Db, { goodsId }: { goodsId: number }, now) => {
  const due = await lockDuePlan(db, goodsId, now);
  if (!due) return undefined;
  const asked = { operator: due.operator, command: `planned price ${goodsId} ${due.price}` };
  await recordAction(db, asked, now, async (tx) => {
    await lockGoods(tx, [goodsId]);
    const plan = await lockDuePlan(tx, goodsId, now);
    if (!plan) return { result: null, answer: 'It was taken back.', outcome: 'refused' };
    await deletePlan(tx, goodsId);
    try {
      await editGoods(tx, goodsId, { price: plan.price }, now);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { result: null, answer: error.message, outcome: 'refused' };
    }
    return { result: null, answer: '' };
  });
  return undefined;
};
