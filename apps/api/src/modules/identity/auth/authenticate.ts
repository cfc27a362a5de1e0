import { normalizeText } from '@yaoji/domain';
import { invalid, Refusal } from '#errors/refusal.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import type { Context } from '#operation.ts';
import { findAccount } from './account.repository.ts';
import type { Account } from './account.ts';
import { guardLogin } from './guard-login.ts';
import { verifyPassword } from './password.ts';

type Credentials = { username: string; password: string; captcha_id?: string; captcha?: string };

/** The account of a name and password, as `authenticate`; refuses people of a company, who don't own it. */
export const authenticateOwner = async (context: Context, credentials: Credentials): Promise<number> => {
  const { buyerId, member } = await authenticate(context, credentials);
  if (member) throw new Refusal('ownerOnly');
  return buyerId;
};

/** The account of a name and password; counts and throttles tries. A refusal does not reveal which accounts exist. */
export const authenticate = async (context: Context, credentials: Credentials): Promise<Account> => {
  const { db, now, client, log } = context;
  const name = normalizeText(credentials.username).toLowerCase();
  const forget = await guardLogin(
    db,
    { name, address: client.address, captchaId: credentials.captcha_id, captcha: credentials.captcha },
    now,
  );
  const account = await findAccount(db, name);
  const isRight = await verifyPassword(credentials.password, account?.passwordHash ?? null);
  // Not awaited: an answer must not take longer for an existing account.
  if (account && !isRight) recordFailure(context, account).catch((error) => log.error({ err: error }, 'failed'));
  if (!account || !isRight) throw invalid({ password: '用户名或密码错误' });
  await forget();
  return account;
};

const recordFailure = (context: Context, { buyerId, member }: Account) =>
  context.db.transaction((tx) => recordEvent(tx, context, buyerId, 'loginFailed', member?.name));
