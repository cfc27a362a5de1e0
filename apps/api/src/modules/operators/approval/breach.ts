import { compareMoney, lowestLike } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import type { Breach } from '#db/schema/approval.ts';
import type { Operator } from '#modules/operators/operator/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { toUnitPrice } from '#wire-values.ts';

const unlimited = '不封顶';

/** The limit of a price is omitted for roles that may not know costs. */
export const breachText = ({ kind, title, figure, limit }: Breach, seesCost: boolean): string => {
  if (kind === 'ceiling') return `${title}：${figure}${figure === unlimited ? '' : '元'}，超过单次上限${limit}元`;
  return `${title}：${figure}元，低于最低价${seesCost ? `${lowestLike(limit, figure)}元` : ''}`;
};

const partsOf = (breaches: readonly Breach[]) =>
  JSON.stringify(breaches.map(({ kind, title, figure, limit }) => [kind, title, figure, limit]));

export const areSame = (some: readonly Breach[], others: readonly Breach[]) => partsOf(some) === partsOf(others);

/** The largest amount that one of the operator's roles may approve; empty: any. */
const ceilingOf = async (db: Executor, { held }: Operator): Promise<string> => {
  const { approval } = await readSettings(db, ['approval']);
  const { margin: _, ...limits } = approval;
  const known: Readonly<Record<string, string>> = limits;
  // The other fixed roles grant nothing.
  const ceilings = held.flatMap(({ key, ceiling }) => ceiling ?? known[key] ?? []);
  if (ceilings.includes('')) return '';
  return ceilings.reduce((most, each) => (compareMoney(each, most) > 0 ? each : most), '0.00');
};

/** The breach if the operator may not grant the amount alone; null: no most is known. */
export const ceilingBreaches = async (
  db: Executor,
  operator: Operator,
  title: string,
  amount: string | null,
): Promise<Breach[]> => {
  const limit = await ceilingOf(db, operator);
  if (limit === '' || (amount !== null && compareMoney(amount, limit) <= 0)) return [];
  return [{ kind: 'ceiling', title, figure: amount === null ? unlimited : toUnitPrice(amount), limit }];
};
