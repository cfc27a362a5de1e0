import type { Schemas } from '@yaoji/api-client/desk/contract';
import type { Executor } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { namedBlock } from '#modules/catalogue/goods/index.ts';
import { insertPointsGoods, type PointsGoodsRow, updatePointsGoods } from './points.repository.ts';

/** Adds a product that points buy, or changes one. A product that must not be exchanged can still be taken off. */
export const savePointsGoods = async (
  tx: Executor,
  form: Schemas['PointsGoodsForm'],
  id: number | null = null,
): Promise<PointsGoodsRow> => {
  const isOpen = form.isOpen === 1;
  const block = isOpen ? await namedBlock(tx, form.name, 'points') : null;
  if (block) throw invalid({ 'pointsGoods[name]': block });
  const values = { ...form, description: form.description ?? '', isOpen };
  return id === null ? insertPointsGoods(tx, values) : updatePointsGoods(tx, id, values);
};
