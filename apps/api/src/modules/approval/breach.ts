import { compareMoney } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import type { Breach } from '#db/schema/approval.ts';
import type { operatorRoles } from '#db/schema/operator.ts';
import { readSettings } from '#modules/setting/index.ts';
import { toUnitPrice } from '#wire-values.ts';

type Role = (typeof operatorRoles)[number];

const unlimited = '不封顶';

/** The limit of a price is omitted for roles that may not know costs. */
export const breachText = ({ kind, title, figure, limit }: Breach, seesCost: boolean): string => {
  if (kind === 'ceiling') return `${title}：${figure}${figure === unlimited ? '' : '元'}，超过单次上限${limit}元`;
  return `${title}：${figure}元，低于最低价${seesCost ? `${limit}元` : ''}`;
};

const partsOf = (breaches: readonly Breach[]) =>
  JSON.stringify(breaches.map(({ kind, title, figure, limit }) => [kind, title, figure, limit]));

export const areSame = (some: readonly Breach[], others: readonly Breach[]) => partsOf(some) === partsOf(others);

/** The breach if one operator of this role may not give the amount at once; null: no most is known. */
export const ceilingBreaches = async (
  db: Executor,
  role: Role,
  title: string,
  amount: string | null,
): Promise<Breach[]> => {
  const { approval } = await readSettings(db, ['approval']);
  // Other roles give nothing.
  const limit = role === 'warehouse' || role === 'quality' ? '' : approval[role];
  if (limit === '' || (amount !== null && compareMoney(amount, limit) <= 0)) return [];
  return [{ kind: 'ceiling', title, figure: amount === null ? unlimited : toUnitPrice(amount), limit }];
};
