import { searchEntry } from '@yaoji/goods-text';
import type { Tx } from '#db/database.ts';
import { findByIdentity, saveSearchEntries } from '../catalogue.repository.ts';
import { nextIdentity } from '../goods-profile.ts';
import { lockGoodsOfMaker, makerNames, moveFormerNames, saveMakerName, setMaker } from './maker-name.repository.ts';

const chunk = 500;

/**
 * Renames the maker of its products, and in later lists. Orders keep what they say. Call `oneAtATime` for imports
 * first. Returns how many of them are equal to one that the other maker already has: those stay, but lists will not
 * name them any more.
 */
export const renameMakerOfGoods = async (
  tx: Tx,
  name: string,
  newName: string,
  { isMerge, now }: { isMerge: boolean; now: Date },
): Promise<number> => {
  const rows = (await lockGoodsOfMaker(tx, name)).map((row) => ({ before: row, after: { ...row, maker: newName } }));
  const wanted = rows.map(({ before, after }) => nextIdentity(before, after));
  const taken = new Set((await findByIdentity(tx, wanted)).map(({ identity }) => identity));
  let twins = 0;
  const renamed = rows.map(({ before, after }, index) => {
    const identity = wanted[index] ?? before.identity;
    if (identity === before.identity) return after;
    const isTwin = taken.has(identity);
    taken.add(identity);
    if (isTwin) twins += 1;
    return isTwin ? after : { ...after, identity };
  });
  for (let from = 0; from < renamed.length; from += chunk) {
    const some = renamed.slice(from, from + chunk);
    await setMaker(tx, newName, some, now);
    await saveSearchEntries(
      tx,
      some.map((row) => ({ goodsId: row.id, ...searchEntry(row) })),
    );
  }
  const known = new Map((await makerNames(tx)).map((row) => [row.name, row]));
  const isHidden = known.get(isMerge ? newName : name)?.isHidden ?? false;
  await moveFormerNames(tx, name, newName);
  await saveMakerName(tx, { name, currentName: newName, isHidden: false });
  await saveMakerName(tx, { name: newName, currentName: null, isHidden });
  return twins;
};
