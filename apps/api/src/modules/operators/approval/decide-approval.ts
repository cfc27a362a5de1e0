import type { Tx } from '#db/database.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import {
  allWithRoles,
  isDisabled,
  isOwner,
  mayCall,
  type Operator,
  type OperatorRow,
  operatorsOf,
} from '#modules/operators/operator/index.ts';
import { toUnitPrice } from '#wire-values.ts';
import { lockApproval, updateApproval } from './approval.repository.ts';

/** Returns whether the operator decides requests of others. */
export const decides = (operator: Pick<Operator, 'permissions'>): boolean => mayCall(operator, 'approveRequest');

/** Hands in a refused write of the operator's own. */
export const handIn = async (tx: Tx, id: number, operator: OperatorRow, reason: string, now: Date) => {
  const row = required(await lockApproval(tx, id), 'approvalMissing');
  if (row.askedBy !== operator.id) throw new Refusal('approvalMissing');
  if (row.askedAt) throw new Refusal('approvalDone');
  await updateApproval(tx, id, { reason, askedAt: now });
  return row;
};

const activeOperators = async (tx: Tx, now: Date) =>
  (await allWithRoles(tx, await operatorsOf(tx))).filter((each) => !isDisabled(each, now));

/** The other operators who may approve a request now. */
export const othersWhoDecide = async (tx: Tx, { id }: OperatorRow, now: Date) =>
  (await activeOperators(tx, now)).filter((each) => each.id !== id && decides(each));

const lockWaiting = async (tx: Tx, id: number) => {
  const row = required(await lockApproval(tx, id), 'approvalMissing');
  if (!row.askedAt) throw new Refusal('approvalMissing');
  if (row.decidedAt) throw new Refusal('approvalDone');
  return row;
};

const digits = (text: string) => (/^\d+(\.\d+)?$/.test(text.trim()) ? toUnitPrice(text.trim()) : text.trim());

/**
 * Approves a request; the caller runs its write in the same transaction. The operator who asked may do so only as an
 * owner whom nobody else could help, by typing the first figure again.
 */
export const approve = async (tx: Tx, id: number, operator: OperatorRow, typed: string, now: Date) => {
  const row = await lockWaiting(tx, id);
  if (row.askedBy === operator.id) {
    const isAlone = (await othersWhoDecide(tx, operator, now)).length === 0;
    if (!isOwner(operator) || !isAlone) throw new Refusal('approvalOwn');
    const { figure = '' } = row.breaches[0] ?? {};
    if (digits(typed) !== figure) throw invalid({ figure: `没有第二位有审批权限的同事，请再输一次“${figure}”以确认` });
  }
  const asker = required(
    (await activeOperators(tx, now)).find((each) => each.id === row.askedBy),
    'approvalAskerGone',
  );
  await updateApproval(tx, id, { decidedBy: operator.id, decidedAt: now });
  return { ...row, asker };
};

/** Rejects a request, or withdraws one's own. */
export const reject = async (tx: Tx, id: number, operator: Operator, now: Date) => {
  const row = await lockWaiting(tx, id);
  if (row.askedBy !== operator.id && !decides(operator)) throw new Refusal('approvalMissing');
  await updateApproval(tx, id, { decidedBy: operator.id, decidedAt: now });
  return row;
};
