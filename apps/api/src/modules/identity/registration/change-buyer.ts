import type { Executor } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import type { readCompanyForm } from './read-company-form.ts';
import { type Applicant, changeApplicant, findTwin } from './registration.repository.ts';

type Company = ReturnType<typeof readCompanyForm>['fields'] & Pick<Applicant, 'businessKind'>;
type Sales = 'adminName' | 'adminPhone' | 'rank' | 'isSpecial' | 'showsFreeShippingZone' | 'canChat';
export type BuyerFacts = Partial<Company & Pick<Applicant, Sales | 'qualityInspection'>>;

/** Refuses a code that is an approved account's. */
export const refuseTwin = async (tx: Executor, buyerId: number, { creditCode }: BuyerFacts) => {
  const twin = creditCode ? await findTwin(tx, buyerId, creditCode) : null;
  if (twin) throw invalid({ creditCode: new Refusal('creditCodeTaken', { username: twin.username }).message });
};

/**
 * Changes a locked buyer. An account that still has no company is submitted for approval with it.
 * Returns the changed fields before and after, or null.
 */
export const changeBuyer = async (tx: Executor, known: Applicant, facts: BuyerFacts, now: Date) => {
  await refuseTwin(tx, known.id, facts);
  const submits = facts.company !== undefined && known.status === 'registering';
  const values = Object.entries({ ...facts, ...(submits && { status: 'pending', submittedAt: now }) });
  const before = values.map(([field]) => [field, known[field as keyof Applicant]] as const);
  const changed = values.filter(([, value], index) => value !== before[index]?.[1]);
  if (changed.length === 0) return null;
  const after = Object.fromEntries(changed);
  await changeApplicant(tx, known.id, after, now);
  return { before: Object.fromEntries(before.filter(([field]) => field in after)), after };
};
