import { randomBytes } from 'node:crypto';
import type { Executor } from '#db/database.ts';
import { newToken } from '#db/tokens.ts';
import { hashPassword } from '#modules/identity/auth/index.ts';
import { isAddress } from '#modules/platform/sms/index.ts';
import { insertAccount, type NewAccount } from './account.repository.ts';

/** The column of a verified phone or e-mail address. */
export const accountOf = (recipient: string) =>
  isAddress(recipient) ? { loginEmail: recipient } : { phone: recipient };

type Fields = Omit<NewAccount, 'username' | 'passwordHash' | 'name' | 'company'> &
  Partial<Pick<NewAccount, 'passwordHash' | 'name' | 'company'>> & { createdAt: Date };

/** Opens an account; without a password, its owner logs in by SMS code. Null if the phone or address has an account. */
export const openAccount = async (tx: Executor, fields: Fields): Promise<number | null> => {
  const passwordHash = fields.passwordHash ?? (await hashPassword(newToken()));
  return insertAccount(tx, {
    name: '',
    company: '',
    contractRequired: true,
    ...fields,
    username: `yj${randomBytes(5).toString('hex')}`,
    passwordHash,
  });
};
