import type { Tx } from '#db/database.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { invalid } from '#errors/refusal.ts';
import { setCategory } from './catalogue.repository.ts';
import { Categories } from './categories.ts';

/** Price lists state as many levels. */
const mostLevels = 4;

/** Puts products into a category, given from the root; missing levels are created. */
export const moveToCategory = async (tx: Tx, goodsIds: number[], path: readonly string[], now: Date) => {
  if (path.length > mostLevels) throw invalid({ category: `分类最多${mostLevels}级` });
  if (path.some((name) => name.length > 40)) throw invalid({ category: '分类名称不能超过40字' });
  await oneAtATime(tx, 'imports');
  const categories = await Categories.load(tx, { makesMissing: true });
  await setCategory(tx, goodsIds, await categories.idOf(path), now);
};
