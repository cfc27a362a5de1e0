import { categoryLimits } from '@yaoji/price-list';
import type { Tx } from '#db/database.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { invalid } from '#errors/refusal.ts';
import { setCategory } from './catalogue.repository.ts';
import { Categories } from './categories.ts';

/** Puts products into a category, named from the root; missing levels are created. Returns their former ones. */
export const moveToCategory = async (tx: Tx, goodsIds: number[], path: readonly string[], now: Date) => {
  const { levels, characters } = categoryLimits;
  if (path.length === 0) throw invalid({ category: '请填写分类' });
  if (path.length > levels) throw invalid({ category: `分类最多${levels}级` });
  if (path.some((name) => name.length > characters)) throw invalid({ category: `分类名称不能超过${characters}字` });
  await oneAtATime(tx, 'imports');
  const categories = await Categories.load(tx, { makesMissing: true });
  return setCategory(tx, goodsIds, await categories.idOf(path), now);
};
