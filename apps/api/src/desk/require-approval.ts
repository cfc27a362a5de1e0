import type { Breach } from '#db/schema/approval.ts';
import { Refusal } from '#errors/refusal.ts';
import { areSame, breachText } from '#modules/operators/approval/index.ts';
import { type Operator, seesCost } from '#modules/operators/operator/index.ts';
import type { WritingContext } from './operation.ts';

const mostNamed = 3;

/** Refuses a write that another operator must approve; `logged` stores it, so that it can be handed in. */
export class ApprovalNeeded extends Refusal<'approvalNeeded'> {
  readonly breaches: readonly Breach[];

  constructor(breaches: readonly Breach[], words: string) {
    super('approvalNeeded', { words: `${words}。可以提交审批，另一位有审批权限的同事同意后生效` });
    this.breaches = breaches;
  }
}

/** The first breaches in one line, as the operator may see them. */
export const breachWords = (breaches: readonly Breach[], operator: Operator): string => {
  const named = breaches.slice(0, mostNamed).map((breach) => breachText(breach, seesCost(operator)));
  return named.join('；') + (breaches.length > mostNamed ? `等${breaches.length}项` : '');
};

/** Throws unless there are no breaches, or exactly these are approved. Call after all other checks. */
export const requireApproval = ({ approved, working }: WritingContext, breaches: readonly Breach[]): void => {
  if (breaches.length === 0 || (approved && areSame(approved, breaches))) return;
  const words = breachWords(breaches, working.operator);
  throw approved ? new Refusal('approvalChanged', { words }) : new ApprovalNeeded(breaches, words);
};
