import { normalizeText } from '@yaoji/domain';
import { invalid, Refusal } from '#errors/refusal.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import type { Context } from '#operation.ts';
import { findAccount } from './account.repository.ts';
import type { Account } from './account.ts';
import { guardLogin } from './guard-login.ts';
import { verifyPassword } from './password.ts';

type Proof = { username: string; password: string; captcha_id?: string; captcha?: string };

/** The account of a name and password, as `proveLogin`; refuses people of a company, who don't own it. */
export const proveOwner = async (context: Context, proof: Proof): Promise<number> => {
  const { buyerId, member } = await proveLogin(context, proof);
  if (member) throw new Refusal('ownerOnly');
  return buyerId;
};

/** The account of a name and password; counts and throttles tries. A refusal does not reveal which accounts exist. */
export const proveLogin = async (context: Context, proof: Proof): Promise<Account> => {
  const { db, now, client, log } = context;
  const name = normalizeText(proof.username).toLowerCase();
  const forget = await guardLogin(
    db,
    { name, address: client.address, captchaId: proof.captcha_id, captcha: proof.captcha },
    now,
  );
  const account = await findAccount(db, name);
  const isRight = await verifyPassword(proof.password, account?.passwordHash ?? null);
  // Not awaited: an answer must not take longer for an existing account.
  if (account && !isRight) recordFailure(context, account).catch((error) => log.error({ err: error }, 'failed'));
  if (!account || !isRight) throw invalid({ password: '用户名或密码错误' });
  await forget();
  return account;
};

const recordFailure = (context: Context, { buyerId, member }: Account) =>
  context.db.transaction((tx) => recordEvent(tx, context, buyerId, 'loginFailed', member?.name));
