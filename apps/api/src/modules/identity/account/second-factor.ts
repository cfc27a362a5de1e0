import { invalid, Refusal } from '#errors/refusal.ts';
import { changeAccount } from '#modules/identity/account-change/index.ts';
import {
  deleteFactor,
  findCredentials,
  findFactor,
  limitFactorTries,
  lockFactor,
  markProved,
  proveFactor,
  requireFactor,
  requireProof,
  saveNewSecret,
  updateFactor,
} from '#modules/identity/auth/index.ts';
import { consumeCode, newFactor, newRecoveryCodes, recoveryHash } from '#modules/identity/factor/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { Answer, type BuyerContext, type Handler } from '#operation.ts';

const stateOf = async ({ db, signedIn }: BuyerContext) => {
  const found = await findFactor(db, signedIn.buyerId);
  return {
    is_on: found ? (1 as const) : (0 as const),
    pay_above: found?.payAbove ?? null,
    recovery_left: found?.recovery.length ?? 0,
  };
};

const getSecondFactor: Handler<'getSecondFactor'> = (_, context) => stateOf(context);

const beginSecondFactor: Handler<'beginSecondFactor'> = async (_, context) => {
  const {
    db,
    signedIn: { buyerId },
  } = context;
  await requireProof(context);
  const account = await findCredentials(db, buyerId);
  const { secret, qr } = newFactor(account?.username ?? '');
  if (!(await saveNewSecret(db, buyerId, secret))) throw new Refusal('factorOn');
  return { secret, qr };
};

const confirmSecondFactor: Handler<'confirmSecondFactor'> = async ({ body }, context) => {
  const {
    db,
    now,
    signedIn: { buyerId },
  } = context;
  await requireProof(context);
  await limitFactorTries(context, String(buyerId));
  const codes = newRecoveryCodes();
  const change = { buyerId, kind: 'secondFactor', event: 'factorOn', before: null } as const;
  const isOn = await changeAccount(context, change, async (tx) => {
    const held = await lockFactor(tx, buyerId);
    if (!held || held.confirmedAt) throw new Refusal('factorRestart');
    const used = consumeCode(held, body.code, now);
    if (!used) return false;
    const { lastStep } = used.factor;
    await updateFactor(tx, buyerId, { lastStep, recovery: codes.map(recoveryHash), confirmedAt: now });
    return true;
  });
  if (!isOn) {
    await db.transaction((tx) => recordEvent(tx, context, buyerId, 'factorFailed'));
    throw invalid({ code: '动态验证码错误，请确认手机时间准确' });
  }
  await markProved(context, 'factorAt');
  return new Answer({ codes }, '两步验证已开启');
};

const removeSecondFactor: Handler<'removeSecondFactor'> = async (_, context) => {
  const { buyerId } = context.signedIn;
  await requireProof(context);
  await requireFactor(context);
  const before = await findFactor(context.db, buyerId);
  await changeAccount(context, { buyerId, kind: 'secondFactor', event: 'factorOff', before }, async (tx) => {
    if (!(await lockFactor(tx, buyerId))?.confirmedAt) return false;
    await deleteFactor(tx, buyerId);
    return true;
  });
  return new Answer(null, '两步验证已关闭');
};

const proveSecondFactor: Handler<'proveSecondFactor'> = async ({ body }, context) => {
  await proveFactor(context, context.signedIn.buyerId, body.code);
  await markProved(context, 'factorAt');
  return new Answer(null, '验证成功');
};

const setFactorPayment: Handler<'setFactorPayment'> = async ({ body }, context) => {
  const { buyerId } = context.signedIn;
  await requireProof(context);
  await requireFactor(context);
  await context.db.transaction(async (tx) => {
    if (!(await lockFactor(tx, buyerId))?.confirmedAt) throw new Refusal('factorOff');
    await updateFactor(tx, buyerId, { payAbove: body.pay_above ?? null });
    const detail = body.pay_above ? `高于¥${body.pay_above}` : '不验证';
    await recordEvent(tx, context, buyerId, 'factorPaymentChanged', detail);
  });
  return new Answer(await stateOf(context), '已保存');
};

export const secondFactorHandlers = {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  proveSecondFactor,
  removeSecondFactor,
  setFactorPayment,
};
