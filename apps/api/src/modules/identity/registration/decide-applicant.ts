import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { Refusal, required } from '#errors/refusal.ts';
import { decideDocument, documentsOf, missingDocuments } from '#modules/identity/document/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { changeApplicant, findTwin, lockApplicant } from './registration.repository.ts';

const lockPending = async (tx: Executor, buyerId: number) => {
  const applicant = required(await lockApplicant(tx, buyerId), 'buyerMissing');
  if (applicant.status !== 'pending') throw new Refusal('applicantDecided');
  return applicant;
};

/** Approves a pending account together with its documents, if nothing is missing. */
export const approveApplicant = async (tx: Executor, buyerId: number, now: Date): Promise<void> => {
  const applicant = await lockPending(tx, buyerId);
  const held = await documentsOf(tx, applicant.id);
  const missing = missingDocuments(applicant.businessKind, held, now);
  if (missing.length > 0) throw new Refusal('documentsLacking', { names: missing.map(({ name }) => name) });
  const twin = applicant.creditCode ? await findTwin(tx, applicant.id, applicant.creditCode) : null;
  if (twin) throw new Refusal('creditCodeTaken', { username: twin.username });
  for (const { id, status } of held) if (status === 'pending') await decideDocument(tx, id, { passes: true }, now);
  await changeApplicant(tx, applicant.id, { status: 'passed', rejectReason: null }, now);
  const next = applicant.contractRequired
    ? { body: '您的资料已通过审核，签署电子合同后即可下单。', url: href('e_contract') }
    : { body: '您的资料已通过审核，现在可以查看价格并下单。', url: href('list_index') };
  await sendMessage(tx, applicant.id, { kind: 'system', title: '会员审核通过', ...next }, now);
};

/** Rejects a pending account; it may submit its data again. */
export const refuseApplicant = async (tx: Executor, buyerId: number, reason: string, now: Date): Promise<void> => {
  const applicant = await lockPending(tx, buyerId);
  await changeApplicant(tx, applicant.id, { status: 'rejected', rejectReason: reason }, now);
  const body = `您的资料未通过审核：${reason}。修改后可以重新提交。`;
  await sendMessage(
    tx,
    applicant.id,
    { kind: 'system', title: '会员审核未通过', body, url: href('register_step2') },
    now,
  );
};
