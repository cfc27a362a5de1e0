import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import { normalizeText } from '@yaoji/domain';
import { required } from '#errors/refusal.ts';
import {
  addInvitedBuyer,
  inviteBuyer,
  isEntered,
  issueRegistrationCode,
  openInvitations,
  withdrawOne,
} from '#modules/identity/invitation/index.ts';
import { findApplicant } from '#modules/identity/registration/index.ts';
import { toFlag, toSeconds } from '#wire-values.ts';
import type { DeskHandlers, WritingContext, Written } from './operation.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/invitations${string}` }>['id'];
type Issued = Awaited<ReturnType<typeof inviteBuyer>>;

const issuerOf = ({ working, shopUrl, now }: WritingContext) => ({ operator: working.operator.username, shopUrl, now });

/** The answer alone has the code; the log does not. */
const issued = (
  { expiresAt, ...more }: Issued,
  subject: string,
  message: string,
): Written<Schemas['IssuedInvitation']> => ({
  data: { ...more, expiresAt: toSeconds(expiresAt) },
  message,
  subject,
  before: null,
  after: { phone: more.phone, expiresAt },
});

type Open = Awaited<ReturnType<typeof openInvitations>>[number];

const toInvitation = ({ id, purpose, phone, buyerId, company, createdBy, createdAt, expiresAt }: Open) => ({
  ...{ id, purpose, phone, buyerId, company, createdBy },
  createdAt: toSeconds(createdAt),
  expiresAt: toSeconds(expiresAt),
});

export const invitationHandlers = {
  addBuyer: async ({ body }, context) => {
    const { company, name, kind, regionCode, salesperson, salesPhone } = body;
    const fields = {
      company: company.trim(),
      name: name.trim(),
      phone: normalizeText(body.phone),
      businessKind: kind,
      regionCode,
      adminName: salesperson?.trim() || null,
      adminPhone: salesPhone?.trim() || null,
    };
    const invitation = await addInvitedBuyer(context.db, fields, issuerOf(context));
    const found = required(await findApplicant(context.db, invitation.buyerId ?? 0), 'buyerMissing');
    const written = issued(invitation, found.username, '客户已建立');
    return { ...written, after: { ...fields, expiresAt: invitation.expiresAt } };
  },
  inviteBuyer: async ({ params: { id }, body: { reason = '' } }, context) => {
    const invitation = await inviteBuyer(context.db, id, reason.trim(), issuerOf(context));
    const { username } = required(await findApplicant(context.db, id), 'buyerMissing');
    return issued(invitation, username, '邀请已生成');
  },
  issueRegistrationCode: async ({ body }, context) => {
    const phone = normalizeText(body.phone);
    return issued(await issueRegistrationCode(context.db, phone, issuerOf(context)), phone, '注册码已生成');
  },
  getBuyerInvitation: async ({ params: { id } }, { db, now }) => {
    required(await findApplicant(db, id), 'buyerMissing');
    const [open] = await openInvitations(db, now, id);
    return { isUsed: toFlag(await isEntered(db, id)), open: open ? toInvitation(open) : null };
  },
  listInvitations: async (_, { db, now }) => (await openInvitations(db, now)).map(toInvitation),
  withdrawInvitation: async ({ params: { id } }, { db, now }) => {
    const open = (await openInvitations(db, now)).find((each) => each.id === id);
    const gone = required(await withdrawOne(db, id, now), 'invitationGone');
    const { company = '', createdBy = gone.createdBy } = open ?? {};
    const data = toInvitation({ ...gone, company, createdBy });
    const account = gone.buyerId === null ? null : await findApplicant(db, gone.buyerId);
    return { data, message: '邀请已撤回', subject: account?.username ?? gone.phone, before: data, after: null };
  },
} satisfies DeskHandlers<Calls>;
