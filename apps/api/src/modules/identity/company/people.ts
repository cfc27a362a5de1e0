import { type Person, personCodec } from '@yaoji/api-client/wire';
import { normalizeText, personRoleNames } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { Refusal, required } from '#errors/refusal.ts';
import {
  claimPhone,
  closeSessionsOfMember,
  deleteFactor,
  lockFactor,
  phoneTaken,
  requireFactor,
  requireIdentity,
} from '#modules/identity/auth/index.ts';
import { issuePersonInvitation, withdrawOfMember } from '#modules/identity/invitation/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { Answer, type BuyerContext, type Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { insertMember, lockMember, type MemberRow, peopleOf, updateMember } from './company.repository.ts';

const stateOf = ({ stoppedAt, passwordHash }: MemberRow): Person['state'] => {
  if (stoppedAt) return 'stopped';
  return passwordHash === null ? 'invited' : 'active';
};

export const listPeople: Handler<'listPeople'> = async (_, { db, now, signedIn: { buyerId } }) => {
  const rows = await peopleOf(db, buyerId, now);
  return rows.map(({ person, ...more }) => personCodec.write({ ...person, ...more, state: stateOf(person) }));
};

type Fields = Pick<MemberRow, 'name' | 'roles'> & { order_limit?: string; day_limit?: string };

const valuesOf = ({ name, roles, order_limit = '', day_limit = '' }: Fields) => ({
  name: normalizeText(name),
  roles,
  orderLimit: order_limit || null,
  dayLimit: day_limit || null,
});

type Named = Pick<MemberRow, 'name' | 'roles' | 'orderLimit' | 'dayLimit'>;

/** `张小药（采购员，单笔500.00，每日不限）`. */
const inWords = ({ name, roles, orderLimit, dayLimit }: Named) => {
  const limits = `单笔${orderLimit ?? '不限'}，每日${dayLimit ?? '不限'}`;
  return `${name}（${roles.map((role) => personRoleNames[role]).join('、')}，${limits}）`;
};

const logged = (tx: Tx, context: BuyerContext, words: string) =>
  recordEvent(tx, context, context.signedIn.buyerId, 'personChanged', words);

const invited = async (tx: Tx, { config, now, signedIn }: BuyerContext, { id, phone }: MemberRow) => {
  const { url, code, expiresAt } = await issuePersonInvitation(
    tx,
    { phone, memberId: id },
    { operator: `buyer:${signedIn.buyerId}`, shopUrl: config.publicUrl ?? '', now },
  );
  return { id, url, code, expires_at: toSeconds(expiresAt) };
};

export const invitePerson: Handler<'invitePerson'> = async ({ body }, context) => {
  const { db, now, signedIn } = context;
  await requireIdentity(context);
  return db.transaction(async (tx) => {
    const values = { buyerId: signedIn.buyerId, phone: normalizeText(body.phone), ...valuesOf(body) };
    const row = await insertMember(tx, values, now);
    if (!row) throw phoneTaken('请换一个');
    await logged(tx, context, `邀请${inWords(row)}`);
    return new Answer(await invited(tx, context, row), '已邀请');
  });
};

export const reinvitePerson: Handler<'reinvitePerson'> = async ({ params: { id } }, context) => {
  await requireIdentity(context);
  return context.db.transaction(async (tx) => {
    const row = required(await lockMember(tx, context.signedIn.buyerId, id), 'memberMissing');
    if (!(await claimPhone(tx, row.phone, { memberId: id }))) throw phoneTaken('请换一个');
    await logged(tx, context, `重新邀请${inWords(row)}`);
    return new Answer(await invited(tx, context, row), '已生成邀请码');
  });
};

export const changePerson: Handler<'changePerson'> = async ({ params: { id }, body }, context) => {
  await requireIdentity(context);
  await context.db.transaction(async (tx) => {
    const before = required(await lockMember(tx, context.signedIn.buyerId, id), 'memberMissing');
    const values = valuesOf(body);
    await updateMember(tx, id, values);
    await logged(tx, context, `${inWords(before)}改为${inWords(values)}`);
  });
  return new Answer(null, '已保存');
};

/** Ends their sessions and open invitations at once. A new invitation lets them in again. */
export const stopPerson: Handler<'stopPerson'> = async ({ params: { id } }, context) => {
  await context.db.transaction(async (tx) => {
    const row = required(await lockMember(tx, context.signedIn.buyerId, id), 'memberMissing');
    await updateMember(tx, id, { stoppedAt: row.stoppedAt ?? context.now });
    await closeSessionsOfMember(tx, id);
    await withdrawOfMember(tx, id, context.now);
    await logged(tx, context, `停用${inWords(row)}`);
  });
  return new Answer(null, '已停用');
};

/** For a person who has lost phone and recovery codes. */
export const removePersonFactor: Handler<'removePersonFactor'> = async ({ params: { id } }, context) => {
  await requireIdentity(context);
  await requireFactor(context);
  await context.db.transaction(async (tx) => {
    const member = required(await lockMember(tx, context.signedIn.buyerId, id), 'memberMissing');
    const person = { buyerId: member.buyerId, member };
    if (!(await lockFactor(tx, person))?.confirmedAt) throw new Refusal('factorNotOn');
    await deleteFactor(tx, person);
    await closeSessionsOfMember(tx, id);
    await logged(tx, context, `关闭${member.name}的两步验证`);
  });
  return new Answer(null, '两步验证已关闭');
};
