import type { Config } from '#config.ts';
import type { Db, Tx } from '#db/database.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { addEntry, endEntry, type OperatorEntry } from '#modules/operator-log/index.ts';
import { type OperatorCommand, type OperatorContext, OperatorError, type OperatorInput } from '#operator.ts';
import type { OperatorRequest } from './read-request.ts';

/** Done, or not; `exitCode` is the program's. */
export type OperatorAnswer = { lines: string[]; exitCode: 0 | 1 };

type World = { db: Db; config: Config; now: Date };

/**
 * Does a command and keeps who did it, when and with what outcome: in the command's own transaction, so that nothing is
 * done without its line and no line reports what was not done.
 */
export const runCommand = async (
  commands: Record<string, OperatorCommand>,
  request: OperatorRequest,
  world: World,
): Promise<OperatorAnswer> => {
  const command = commands[request.name];
  if (!command) return { lines: [`The server does not know the command "${request.name}".`], exitCode: 1 };
  const input: OperatorInput = {
    words: request.words,
    options: request.options,
    files: Object.fromEntries(
      Object.entries(request.files).map(([option, content]) => [option, Buffer.from(content, 'base64')]),
    ),
  };
  try {
    return { lines: await perform(command, input, request, world), exitCode: 0 };
  } catch (error) {
    if (error instanceof OperatorError) return { lines: error.message.split('\n'), exitCode: 1 };
    throw error;
  }
};

const perform = async (command: OperatorCommand, input: OperatorInput, request: OperatorRequest, world: World) => {
  if (command.reads || command.isStep) return command.run(input, world);
  const entryOf = (outcome: OperatorEntry['outcome'], answer: string): OperatorEntry => ({
    operator: request.operator,
    command: asTyped(command, request),
    outcome,
    answer,
    createdAt: world.now,
  });
  const { db } = world;

  if (command.ownTransactions) {
    const id = await addEntry(db, entryOf('begun', ''));
    return run(command, input, world).then(
      async (lines) => {
        await endEntry(db, id, entryOf('done', lines.join('\n')));
        return lines;
      },
      async (error) => {
        await endEntry(db, id, entryOf(outcomeOf(error), error.message));
        throw error;
      },
    );
  }
  try {
    return await retryConflicts(() =>
      db.transaction(async (tx) => {
        const lines = await run(command, input, { ...world, db: asDb(tx) });
        await addEntry(tx, entryOf('done', command.isAnswerSecret ? '(not stored)' : lines.join('\n')));
        return lines;
      }),
    );
  } catch (error) {
    await addEntry(db, entryOf(outcomeOf(error), (error as Error).message));
    throw error;
  }
};

/** A verb of a module may open a transaction of its own: inside this one that is a savepoint. */
const asDb = (tx: Tx): Db => tx as unknown as Db; // the cast: they differ in the pool alone, which no repository asks for

const run = async (command: OperatorCommand, input: OperatorInput, context: OperatorContext) =>
  command.run(input, context);

const outcomeOf = (error: unknown) => (error instanceof OperatorError ? 'refused' : 'failed');

const asTyped = ({ secretOptions = [] }: OperatorCommand, { name, words, options }: OperatorRequest) =>
  [
    name,
    ...words,
    ...Object.entries(options).map(([option, value]) => {
      if (value === true) return `--${option}`;
      return `--${option} ${secretOptions.includes(option) ? '…' : value}`;
    }),
  ]
    .join(' ')
    .slice(0, 1000);
