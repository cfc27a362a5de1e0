import { type ApprovalStep, judgeOrder } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import type { PreparedCart } from '#modules/cart/cart/index.ts';
import { rulesFor, spentToday } from '#modules/identity/company/index.ts';
import { officesAbove } from '#modules/identity/store/index.ts';
import type { SignedIn } from '#operation.ts';

/**
 * The approvals that an order of this cart needs. A head office that works as the store needs none of its own, and its
 * session has all rights of the store.
 */
export const approvalsOf = async (
  db: Executor,
  buyerId: number,
  { member, homeId }: Pick<SignedIn, 'member' | 'homeId'>,
  { priced, rows, lines, now }: PreparedCart,
): Promise<ApprovalStep[]> => {
  const offices = (await officesAbove(db, buyerId)).filter((id) => id !== homeId);
  const rules = await rulesFor(db, buyerId, offices);
  if (rules.length === 0 && !member) return [];
  const goods = rows.flatMap(({ id }) => lines.get(id)?.goods ?? []);
  return judgeOrder(
    {
      companyId: buyerId,
      person: member ?? null,
      total: priced.totals.payable,
      spentToday: member ? await spentToday(db, member.id, now) : '0',
      categoryIds: goods.flatMap(({ categoryIds }) => categoryIds),
      isControlled: goods.some(({ isControlled }) => isControlled),
    },
    rules.toSorted((a, b) => offices.indexOf(a.companyId) - offices.indexOf(b.companyId)),
  );
};

export const reasonsIn = (steps: readonly ApprovalStep[]): string[] => steps.flatMap(({ reasons }) => reasons);
