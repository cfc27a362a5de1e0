import { randomBytes } from 'node:crypto';
import { normalizeText } from '@yaoji/domain';
import type { Config } from '#config.ts';
import type { Db, Executor } from '#db/database.ts';
import { minuteMs } from '#durations.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { guessableReason } from '#modules/identity/account/index.ts';
import { forgetFactorTries, hashPassword, limitFactorTries, verifyPassword } from '#modules/identity/auth/index.ts';
import { consumeCode, newFactor, newRecoveryCodes, recoveryHash } from '#modules/identity/factor/index.ts';
import { addEntry } from '#modules/platform/operator-log/index.ts';
import { limitTries } from '#modules/platform/throttle/index.ts';
import {
  closeSession,
  findOperator,
  findSession,
  isDisabled,
  lockOperator,
  type OperatorRow,
  openSession,
  updateOperator,
} from './operator.repository.ts';

type Client = { address: string; userAgent: string };
type Entered = { operator: OperatorRow; token: string; expiresAt: Date };

const quarterMs = 15 * minuteMs;

const limit = (db: Db, kind: string, of: string[], most: number, now: Date) =>
  limitTries(db, { kind: `desk-${kind}`, of, limit: most, windowMs: quarterMs }, now);

/** Logs a wrong password or code of an operator; for unknown names, stores nothing. */
const recordRefused = (db: Db, { username }: OperatorRow, call: string, { address }: Client, now: Date) =>
  addEntry(db, { operator: username, command: `desk ${call}`, outcome: 'refused', answer: address, createdAt: now });

/**
 * Opens a session with a password; if a second factor is on, returns `factorRequired` with a ticket instead. Counts
 * tries before checking the password, by name and by address. A refusal does not reveal which operators exist.
 */
export const enterByPassword = async (
  db: Db,
  { username, password }: { username: string; password: string },
  client: Client,
  now: Date,
): Promise<Entered> => {
  const name = normalizeText(username).toLowerCase();
  await limit(db, 'address', [client.address], 60, now);
  // Few tries from one address, so that others cannot lock an operator out; more for one name.
  await limit(db, 'pair', [name, client.address], 10, now);
  await limit(db, 'login', [name], 100, now);
  const operator = await findOperator(db, name);
  const isRight = await verifyPassword(password, operator?.passwordHash ?? null);
  if (!operator || !isRight || isDisabled(operator, now)) {
    if (operator) await recordRefused(db, operator, 'logIn', client, now);
    throw wrongPassword();
  }
  const isOpen = operator.factorAt === null;
  const session = await db.transaction(async (tx) => {
    if (!(await holds(tx, operator, now))) throw wrongPassword();
    return openSession(tx, { operatorId: operator.id, isOpen, ...client }, now);
  });
  if (!isOpen) throw new Refusal('factorCodeRequired', { data: { ticket: session.token } });
  return { operator, ...session };
};

/** Locks the operator; false if they were disabled or got another password since they were read. */
const holds = async (tx: Executor, { id, passwordHash }: OperatorRow, now: Date): Promise<boolean> => {
  const held = await lockOperator(tx, id);
  return held !== null && held.passwordHash === passwordHash && !isDisabled(held, now);
};

const wrongPassword = () => invalid({ password: '用户名或密码错误' });

/** Opens a session with a ticket and a code of the second factor. */
export const enterByCode = async (
  db: Db,
  { ticket, code }: { ticket: string; code: string },
  client: Client,
  now: Date,
): Promise<Entered> => {
  const gone = new Refusal('loginExpired');
  const found = await findSession(db, ticket, false, now);
  if (!found) throw gone;
  const { id } = found.operator;
  if (!(await useCode(db, id, code, now))) {
    await recordRefused(db, found.operator, 'logInByCode', client, now);
    throw wrongCode();
  }
  return db.transaction(async (tx) => {
    if (!(await holds(tx, found.operator, now)) || !(await closeSession(tx, ticket))) throw gone;
    return { operator: found.operator, ...(await openSession(tx, { operatorId: id, isOpen: true, ...client }, now)) };
  });
};

const wrongCode = () => invalid({ code: '动态验证码错误或已使用' });

const useCode = async (db: Db, id: number, code: string, now: Date): Promise<boolean> => {
  const whose = `operator ${id}`;
  await limitFactorTries({ db, now }, whose);
  const isRight = await db.transaction(async (tx) => {
    const held = await lockOperator(tx, id);
    const used = held?.secret ? consumeCode({ ...held, secret: held.secret }, code, now) : null;
    if (used) await updateOperator(tx, id, { lastStep: used.factor.lastStep, recovery: used.factor.recovery });
    return used !== null;
  });
  if (isRight) await forgetFactorTries(db, whose);
  return isRight;
};

/**
 * Creates a secret that awaits its first code; an active one stays until an owner resets it. Requires the password, so
 * a stolen session cannot lock its operator out.
 */
export const beginFactor = async (db: Db, operator: OperatorRow, password: string, now: Date) => {
  if (operator.factorAt) throw new Refusal('factorOn');
  await requirePassword(db, operator, password, now);
  const created = newFactor(operator.username);
  await updateOperator(db, operator.id, { secret: created.secret, lastStep: 0 });
  return created;
};

/** Switches the second factor on with its first code; returns the recovery codes, which are not shown again. */
export const confirmFactor = async (db: Db, { id, factorAt }: OperatorRow, code: string, now: Date) => {
  if (factorAt) throw new Refusal('factorOn');
  if (!(await useCode(db, id, code, now))) throw wrongCode();
  const recoveryCodes = newRecoveryCodes();
  await updateOperator(db, id, { recovery: recoveryCodes.map(recoveryHash), factorAt: now });
  return recoveryCodes;
};

/** Throws `invalid` for a wrong password; counts tries in a session together, whatever their purpose. */
const requirePassword = async (db: Db, { username, passwordHash }: OperatorRow, password: string, now: Date) => {
  await limit(db, 'change', [username], 10, now);
  if (!(await verifyPassword(password, passwordHash))) throw invalid({ password: '密码错误' });
};

type Change = { password: string; newPassword: string };
type World = { db: Db; config: Config; now: Date };

/** Checks the current password and stores the new one. */
export const changePassword = async (
  { db, config, now }: World,
  operator: OperatorRow,
  { password: before, newPassword: after }: Change,
) => {
  await requirePassword(db, operator, before, now);
  const problem = before === after ? '新密码不能与原密码相同' : await guessableReason(config, after);
  if (problem) throw invalid({ newPassword: problem });
  await updateOperator(db, operator.id, { passwordHash: await hashPassword(after) });
};

/** A password of 120 bits, shown once. */
export const newPassword = () => randomBytes(15).toString('base64url');
