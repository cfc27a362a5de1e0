import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { passwordProblem } from '@yaoji/domain';
import type { Config } from '#config.ts';
import { invalid } from '#errors/refusal.ts';

/** The first guesses for this shop: its name, its trade and its staff. */
const ownWords = [
  'yaoji',
  'yaopin',
  'yaofang',
  'yaodian',
  'zhongyao',
  'yiyao',
  'pharmacy',
  'medicine',
  'caigou',
  'admin',
];

/** A password with such a word needs this many other characters. */
const leastOtherCharacters = 6;

const lookalikes: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' };

/** Repeats of three characters or more count once. */
const withoutRepeats = (password: string) => password.replaceAll(/(.{3,64})\1+/g, '$1');

const ownWordIn = (password: string): string | undefined => {
  const read = withoutRepeats(password)
    .toLowerCase()
    .replaceAll(/[01345@$]/g, (each) => lookalikes[each] ?? each);
  return ownWords.find((word) => read.includes(word) && read.length - word.length < leastOtherCharacters);
};

/** The most common passwords; loaded with the first password to check. */
const commonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

let common: Promise<ReadonlySet<string>> | undefined;

/** Reads Pwned Passwords files: each is named after the first five characters of hashes, with a line per remainder. */
const isBreached = async (folder: string, password: string): Promise<boolean> => {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const ends = await readFile(join(folder, `${hash.slice(0, 5)}.txt`), 'latin1');
  return ends.includes(`${hash.slice(5)}:`);
};

type Lists = Pick<Config, 'breachedPasswords'>;

/** Why a password is easy to guess: common, or known to have leaked; null if it is neither. */
export const guessableReason = async ({ breachedPasswords }: Lists, password: string): Promise<string | null> => {
  const word = ownWordIn(password);
  if (word) return `密码不能由“${word}”加几个字符组成`;
  common ??= commonPasswords();
  if ((await common).has(password.toLowerCase())) return '密码过于常见，请换一个';
  return breachedPasswords && (await isBreached(breachedPasswords, password))
    ? '该密码已在其他网站泄露，请换一个'
    : null;
};

/** Refuses a password that breaks V4 or is easy to guess. */
export const judgePassword = async (
  lists: Lists,
  password: string,
  account: { username?: string; phone?: string | null },
) => {
  const problem = passwordProblem(password, account)?.message ?? (await guessableReason(lists, password));
  if (problem) throw invalid({ password: problem });
};
