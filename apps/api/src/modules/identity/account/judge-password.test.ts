import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { judgePassword } from './judge-password.ts';

const folder = mkdtempSync(join(tmpdir(), 'yaoji-leaked-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const leaked = 'Long-and-leaked-1';
writeFileSync(
  join(folder, `${hashOf(leaked).slice(0, 5)}.txt`),
  `${'0'.repeat(35)}:9\r\n${hashOf(leaked).slice(5)}:31\r\n`,
);
const unknown = 'Long-and-unknown-1';
writeFileSync(join(folder, `${hashOf(unknown).slice(0, 5)}.txt`), `${'0'.repeat(35)}:9\r\n`);

it('[V4] a leaked password is refused if the operator has the list', async () => {
  const problem = { errors: { password: ['该密码已在其他网站泄露，请换一个'] } };
  const judge = (password: string, breachedPasswords: string | null) =>
    judgePassword({ breachedPasswords }, password, {});
  await expect(judge(leaked, folder)).rejects.toMatchObject({ envelope: problem });
  await expect(judge(unknown, folder)).resolves.toBeUndefined();
  await expect(judge(leaked, null)).resolves.toBeUndefined();
});

it.each(['yaoji20262026', 'yaojiyaoji2026', 'Admin12341234', 'abcabcabcabc', 'yaoji2026yaoji2026'])(
  '[V4] refuses %s, a repeated guess',
  async (password) => {
    await expect(judgePassword({ breachedPasswords: null }, password, {})).rejects.toMatchObject({
      envelope: { errors: { password: [expect.any(String)] } },
    });
  },
);
