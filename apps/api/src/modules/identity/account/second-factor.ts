import type { Executor } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { changeAccount } from '#modules/identity/account-change/index.ts';
import {
  countedAs,
  deleteFactor,
  type FactorRow,
  findCredentials,
  findFactor,
  limitFactorTries,
  lockFactor,
  logName,
  markVerified,
  requireFactor,
  requireIdentity,
  saveNewSecret,
  updateFactor,
  verifyFactor,
} from '#modules/identity/auth/index.ts';
import { consumeCode, newFactor, newRecoveryCodes, recoveryHash } from '#modules/identity/factor/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { Answer, type BuyerContext, type Handler } from '#operation.ts';

const stateOf = async ({ db, signedIn }: BuyerContext) => {
  const found = await findFactor(db, signedIn);
  const owners = signedIn.member ? await findFactor(db, { buyerId: signedIn.buyerId }) : found;
  return {
    is_on: found ? (1 as const) : (0 as const),
    pay_above: owners?.payAbove ?? null,
    recovery_left: found?.recovery.length ?? 0,
  };
};

type FactorChange = { event: 'factorOn' | 'factorOff'; before: FactorRow | null };

/** The owner's can be undone from the account's phone; a person's is the owner's to switch off. */
const changeFactor = async (
  context: BuyerContext,
  { event, before }: FactorChange,
  apply: (tx: Executor) => Promise<boolean>,
): Promise<boolean> => {
  const { buyerId, member } = context.signedIn;
  if (!member) return changeAccount(context, { buyerId, kind: 'secondFactor', event, before }, apply);
  return context.db.transaction(async (tx) => {
    const isChanged = await apply(tx);
    if (isChanged) await recordEvent(tx, context, buyerId, event, logName({ buyerId, member }));
    return isChanged;
  });
};

const getSecondFactor: Handler<'getSecondFactor'> = (_, context) => stateOf(context);

const beginSecondFactor: Handler<'beginSecondFactor'> = async (_, context) => {
  const { db, signedIn } = context;
  await requireIdentity(context);
  const account = await findCredentials(db, signedIn.buyerId);
  const { secret, qr } = newFactor([account?.username, signedIn.member?.name].filter(Boolean).join(' '));
  if (!(await saveNewSecret(db, signedIn, secret))) throw new Refusal('factorOn');
  return { secret, qr };
};

const confirmSecondFactor: Handler<'confirmSecondFactor'> = async ({ body }, context) => {
  const { db, now, signedIn } = context;
  await requireIdentity(context);
  await limitFactorTries(context, countedAs(signedIn));
  const codes = newRecoveryCodes();
  const isOn = await changeFactor(context, { event: 'factorOn', before: null }, async (tx) => {
    const held = await lockFactor(tx, signedIn);
    if (!held || held.confirmedAt) throw new Refusal('factorRestart');
    const used = consumeCode(held, body.code, now);
    if (!used) return false;
    const { lastStep } = used.factor;
    await updateFactor(tx, signedIn, { lastStep, recovery: codes.map(recoveryHash), confirmedAt: now });
    return true;
  });
  if (!isOn) {
    await db.transaction((tx) => recordEvent(tx, context, signedIn.buyerId, 'factorFailed', logName(signedIn)));
    throw invalid({ code: '动态验证码错误，请确认手机时间准确' });
  }
  await markVerified(context, 'factorAt');
  return new Answer({ codes }, '两步验证已开启');
};

const removeSecondFactor: Handler<'removeSecondFactor'> = async (_, context) => {
  const { db, signedIn } = context;
  await requireIdentity(context);
  await requireFactor(context);
  const before = await findFactor(db, signedIn);
  await changeFactor(context, { event: 'factorOff', before }, async (tx) => {
    if (!(await lockFactor(tx, signedIn))?.confirmedAt) return false;
    await deleteFactor(tx, signedIn);
    return true;
  });
  return new Answer(null, '两步验证已关闭');
};

/** Ends the previous recovery codes. */
const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (_, context) => {
  const { db, signedIn } = context;
  await requireIdentity(context);
  await requireFactor(context);
  const codes = newRecoveryCodes();
  await db.transaction(async (tx) => {
    if (!(await lockFactor(tx, signedIn))?.confirmedAt) throw new Refusal('factorOff');
    await updateFactor(tx, signedIn, { recovery: codes.map(recoveryHash) });
    await recordEvent(tx, context, signedIn.buyerId, 'recoveryRenewed', logName(signedIn));
  });
  return new Answer({ codes }, '恢复码已更换');
};

const verifySecondFactor: Handler<'verifySecondFactor'> = async ({ body }, context) => {
  await verifyFactor(context, context.signedIn, body.code);
  await markVerified(context, 'factorAt');
  return new Answer(null, '验证成功');
};

const setFactorPayment: Handler<'setFactorPayment'> = async ({ body }, context) => {
  const { buyerId } = context.signedIn;
  await requireIdentity(context);
  await requireFactor(context);
  await context.db.transaction(async (tx) => {
    if (!(await lockFactor(tx, { buyerId }))?.confirmedAt) throw new Refusal('factorOff');
    await updateFactor(tx, { buyerId }, { payAbove: body.pay_above ?? null });
    const detail = body.pay_above ? `高于¥${body.pay_above}` : '不验证';
    await recordEvent(tx, context, buyerId, 'factorPaymentChanged', detail);
  });
  return new Answer(await stateOf(context), '已保存');
};

export const secondFactorHandlers = {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  verifySecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  setFactorPayment,
};
