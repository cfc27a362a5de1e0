import type { Db, Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { lockGoods } from '#modules/catalogue/stock/index.ts';
import { addJob, type JobRunner } from '#modules/platform/job/index.ts';
import { recordAction } from '#modules/platform/operator-log/index.ts';
import { editGoods, requirePrice } from './edit-goods.ts';
import { deletePlan, lockDuePlan, type PlannedPrice, savePlan } from './price-plan.repository.ts';

export const planJob = 'change-price';

/** Plans a price of a locked product from a time on, replacing an earlier plan. */
export const planPrice = async (tx: Tx, plan: PlannedPrice): Promise<void> => {
  const { goodsId, price, startsAt } = plan;
  await requirePrice(tx, goodsId, price);
  await savePlan(tx, plan);
  const key = `${planJob}:${goodsId}:${startsAt.getTime()}`;
  await addJob(tx, { kind: planJob, key, payload: { goodsId }, runAt: startsAt });
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
