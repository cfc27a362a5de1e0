import type { Db, Tx } from '#db/database.ts';
import { addJob, type JobRunner } from '#modules/job/index.ts';
import { recordAction } from '#modules/operator-log/index.ts';
import { lockGoods } from '#modules/stock/index.ts';
import { type EditOutcome, editGoods, mayCost } from './edit-goods.ts';
import { deletePlan, lockDuePlan, type PlannedPrice, savePlan } from './price-plan.repository.ts';

export const planJob = 'change-price';

/** Lets goods, which are locked, cost so much from a time on, in place of what was planned before. */
export const planPrice = async (tx: Tx, plan: PlannedPrice): Promise<EditOutcome> => {
  const { goodsId, price, startsAt } = plan;
  const outcome = await mayCost(tx, goodsId, price);
  if (outcome !== 'done') return outcome;
  await savePlan(tx, plan);
  const key = `${planJob}:${goodsId}:${startsAt.getTime()}`;
  await addJob(tx, { kind: planJob, key, payload: { goodsId }, runAt: startsAt });
  return 'done';
};

/** Makes a planned price the list price, in the name of who planned it; one that was taken back or put off waits on. */
export const planRunner: JobRunner = async (db: Db, { goodsId }: { goodsId: number }, now) => {
  const due = await lockDuePlan(db, goodsId, now);
  if (!due) return undefined;
  const asked = { operator: due.operator, command: `planned price ${goodsId} ${due.price}` };
  await recordAction(db, asked, now, async (tx) => {
    await lockGoods(tx, [goodsId]);
    const plan = await lockDuePlan(tx, goodsId, now);
    if (!plan) return { result: null, answer: 'It was taken back.', outcome: 'refused' };
    await deletePlan(tx, goodsId);
    const outcome = await editGoods(tx, goodsId, { price: plan.price }, now);
    const answer = outcome === 'done' ? '' : 'Its tiers cost as much: the list price has to be above.';
    return { result: null, answer, outcome: outcome === 'done' ? 'done' : 'refused' };
  });
  return undefined;
};
