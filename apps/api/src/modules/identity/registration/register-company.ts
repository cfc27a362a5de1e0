import { Refusal, required, requireValid } from '#errors/refusal.ts';
import { findOwnDocument } from '#modules/identity/document/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { readCompanyForm } from './read-company-form.ts';
import { changeApplicant, findTwin, lockApplicant } from './registration.repository.ts';
import { loadRegistration } from './registration-model.ts';

/** Step 2: after step 1, or again after a rejection; never while pending or once approved. */
export const registerCompany: Handler<'registerCompany'> = async ({ body }, { db, now, signedIn }) => {
  const { fields, errors } = readCompanyForm(body);
  for (const [index, id] of (body.documents ?? []).entries()) {
    if (!(await findOwnDocument(db, signedIn.buyerId, id))) errors[`documents[${index}]`] = '证件不存在，请重新上传';
  }
  if (!errors.credit_code && (await findTwin(db, signedIn.buyerId, fields.creditCode)))
    errors.credit_code = '该企业已有账户，请用原账户登录；分店请由总店在多店管理中添加';
  requireValid(errors);
  await db.transaction(async (tx) => {
    const applicant = required(await lockApplicant(tx, signedIn.buyerId), 'signedOut');
    if (applicant.status === 'pending') throw new Refusal('applicantPending');
    if (applicant.status === 'passed') throw new Refusal('applicantApproved');
    const change = { businessKind: body.kind, status: 'pending', submittedAt: now, rejectReason: null } as const;
    await changeApplicant(tx, signedIn.buyerId, { ...fields, ...change }, now);
  });
  return new Answer(await loadRegistration(db, signedIn.buyerId, now), '资料已提交，等待审核');
};
