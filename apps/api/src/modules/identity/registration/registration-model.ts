import { registrationCodec } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { required } from '#errors/refusal.ts';
import { documentsOf, missingDocuments } from '#modules/identity/document/index.ts';
import { regionPath } from '#modules/platform/region/index.ts';
import { toSecondsOrNull } from '#wire-values.ts';
import { type Applicant, findApplicant } from './registration.repository.ts';

const words = { registering: 'company', pending: 'pending', rejected: 'rejected', passed: 'passed' } as const;

/** The state of a registration, and its missing parts. */
export const loadRegistration = async (db: Executor, buyerId: number, now: Date) => {
  const applicant = required(await findApplicant(db, buyerId), 'signedOut');
  const missing = missingDocuments(applicant.businessKind, await documentsOf(db, buyerId), now);
  return registrationCodec.write({
    status: words[applicant.status],
    reason: applicant.status === 'rejected' ? applicant.rejectReason : null,
    missing: missing.map(({ name }) => name),
    company: applicant.company || null,
    form: formOf(applicant),
    submittedAt: toSecondsOrNull(applicant.submittedAt),
  });
};

const formOf = (applicant: Applicant) => {
  const { company, businessKind: kind, creditCode, name, regionCode, companyAddress, email, telephone } = applicant;
  if (!kind) return null;
  const region = regionCode ? regionPath(regionCode) : [];
  return { company, kind, creditCode: creditCode ?? '', name, region, address: companyAddress, email, telephone };
};
