import { userInfo } from 'node:os';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { buyer } from '#db/schema/buyer.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { type OperatorCommand, OperatorError } from '#operator.ts';
import { addBuyer } from '#testing/people.ts';
import { readRequest, UsageError } from './read-request.ts';
import { runCommand } from './run-command.ts';

const { db } = await openTestDatabase();
const config = readConfig({ SEED: 'none' });
const now = new Date('2026-03-04T05:06:07Z');

/** Commands as in a module, with visible effects in the database. */
const commands: Record<string, OperatorCommand> = {
  'buyer rename': {
    usage: '<username> --to NAME',
    summary: 'give a buyer another name',
    options: { to: { type: 'string' } },
    run: async ({ words, options }, context) => {
      const name = String(options.to);
      const rows = await context.db
        .update(buyer)
        .set({ name })
        .where(eq(buyer.username, words[0] ?? ''))
        .returning();
      if (options.to === '无名') throw new OperatorError('That is no name.');
      if (options.to === 'broken') throw new Error('the disk is on fire');
      return rows.length > 0 ? [`Renamed ${words[0]}.`] : ['Nobody has that name.'];
    },
  },
  'buyer count': {
    usage: '',
    summary: 'how many',
    reads: true,
    run: async (_, { db }) => [`${await db.$count(buyer)}`],
  },
  'catalogue load': {
    usage: '',
    summary: 'opens its own transactions',
    ownTransactions: true,
    run: async (_, { db }) => [`${(await entries(db)).at(-1)?.outcome}`],
  },
};

const entries = (on = db) => on.select().from(operatorLog).orderBy(asc(operatorLog.id));
const lastEntry = async () => (await entries()).at(-1);
const type = (line: string) => runCommand(commands, readRequest(commands, line.split(' ')), { db, config, now });
const nameOf = async (username: string) =>
  (await db.select({ name: buyer.name }).from(buyer).where(eq(buyer.username, username)))[0]?.name;

describe('a command', () => {
  it('runs, and is logged with operator, time and input', async () => {
    await addBuyer(db, { username: 'clinic' });
    expect(await type('buyer rename clinic --to 李药师 --as chief')).toEqual({
      lines: ['Renamed clinic.'],
      exitCode: 0,
    });
    expect(await nameOf('clinic')).toBe('李药师');
    expect(await lastEntry()).toMatchObject({
      operator: 'chief',
      command: 'buyer rename clinic --to 李药师',
      outcome: 'done',
      answer: 'Renamed clinic.',
      createdAt: now,
    });
  });

  it('names the system’s user by default', async () => {
    await type('buyer rename clinic --to 王药师');
    expect((await lastEntry())?.operator).toBe(userInfo().username);
  });

  it('that refuses leaves only its log entry', async () => {
    expect(await type('buyer rename clinic --to 无名')).toEqual({ lines: ['That is no name.'], exitCode: 1 });
    expect(await nameOf('clinic')).toBe('王药师');
    expect(await lastEntry()).toMatchObject({ outcome: 'refused', answer: 'That is no name.' });
  });

  it('that fails leaves only its log entry', async () => {
    await expect(type('buyer rename clinic --to broken')).rejects.toThrow('the disk is on fire');
    expect(await nameOf('clinic')).toBe('王药师');
    expect(await lastEntry()).toMatchObject({ outcome: 'failed', answer: 'the disk is on fire' });
  });

  it('that only reads leaves no log entry', async () => {
    const before = (await entries()).length;
    expect((await type('buyer count')).lines).toEqual(['1']);
    expect(await entries()).toHaveLength(before);
  });

  it('with its own transactions is logged from its start', async () => {
    expect((await type('catalogue load')).lines).toEqual(['begun']);
    expect(await lastEntry()).toMatchObject({ command: 'catalogue load', outcome: 'done', answer: 'begun' });
  });
});

describe('typed words', () => {
  const refusal = (line: string) => {
    try {
      readRequest(commands, line.split(' ').filter(Boolean));
    } catch (error) {
      if (error instanceof UsageError) return error;
      throw error;
    }
    throw new Error('It was taken.');
  };

  it.each(['', 'help', '--help'])('as %j shows every command', (line) => {
    const { message, isHelp } = refusal(line);
    expect(isHelp).toBe(true);
    for (const name of Object.keys(commands)) expect(message).toContain(`npm run ops -- ${name}`);
  });

  it.each([
    ['goods burn', 'There is no command "goods burn". Commands begin with: buyer, catalogue.'],
    ['buyer', '"buyer" needs a verb:'],
    ['buyer burn', 'There is no command "buyer burn". There are:'],
    ['buyer rename x --too y', "Unknown option '--too'."],
  ])('as %j are answered in a sentence', (line, sentence) => {
    const { message, isHelp } = refusal(line);
    expect(message).toContain(sentence);
    expect(isHelp).toBe(false);
  });

  it('with --help show the one command', () => {
    expect(refusal('buyer rename --help').message).toBe(
      'npm run ops -- buyer rename <username> --to NAME\n    give a buyer another name',
    );
  });
});
