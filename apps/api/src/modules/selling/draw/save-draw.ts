import type { Schemas } from '@yaoji/api-client/desk/contract';
import type { Tx } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { anyActivity } from '#modules/selling/activity/index.ts';
import { insertDraw, setDraw } from './draw.repository.ts';
import { writePrizes } from './write-prizes.ts';

/** Adds a draw, or changes one, with its prizes; returns its id. */
export const saveDraw = async (tx: Tx, id: number | null, form: Schemas['DrawForm']): Promise<number> => {
  const { prizes, startsAt, endsAt, isOpen, activityId = null, image = null, rules = '', ...others } = form;
  if (endsAt <= startsAt) throw invalid({ 'draw[endsAt]': '结束时间须晚于开始时间' });
  if (activityId !== null && !(await anyActivity(tx, activityId)))
    throw invalid({ 'draw[activityId]': '没有这个活动' });
  const period = { startsAt: new Date(startsAt * 1000), endsAt: new Date(endsAt * 1000) };
  const values = { ...others, ...period, isOpen: isOpen === 1, activityId, image, rules };
  if (id !== null) await setDraw(tx, id, values);
  const drawId = id ?? (await insertDraw(tx, values)).id;
  await writePrizes(tx, drawId, prizes);
  return drawId;
};
