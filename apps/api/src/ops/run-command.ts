import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import {
  addEntry,
  endEntry,
  messageOf,
  type OperatorEntry,
  outcomeOf,
  recordAction,
} from '#modules/platform/operator-log/index.ts';
import { type OperatorCommand, OperatorError } from '#operator.ts';
import type { OperatorRequest } from './read-request.ts';

/** The result; `exitCode` is the program's. */
export type OperatorAnswer = { lines: string[]; exitCode: 0 | 1 };

type World = { db: Db; config: Config; now: Date };

/**
 * Runs a command and logs operator, time and outcome in the command's own transaction, so the log always matches what
 * was done.
 */
export const runCommand = async (
  commands: Record<string, OperatorCommand>,
  request: OperatorRequest,
  world: World,
): Promise<OperatorAnswer> => {
  const command = commands[request.name];
  if (!command) return { lines: [`The server does not know the command "${request.name}".`], exitCode: 1 };
  try {
    return { lines: await perform(command, request, world), exitCode: 0 };
  } catch (error) {
    if (error instanceof OperatorError || error instanceof Refusal)
      return { lines: error.message.split('\n'), exitCode: 1 };
    throw error;
  }
};

const perform = async (command: OperatorCommand, request: OperatorRequest, world: World) => {
  if (command.reads) return command.run(request, world);
  const entryOf = (outcome: OperatorEntry['outcome'], answer: string): OperatorEntry => ({
    operator: request.operator,
    command: asTyped(request),
    outcome,
    answer,
    createdAt: world.now,
  });
  const { db, now } = world;

  if (command.ownTransactions) {
    const id = await addEntry(db, entryOf('begun', ''));
    const end = (outcome: OperatorEntry['outcome'], answer: string) => endEntry(db, id, entryOf(outcome, answer));
    return command.run(request, world).then(
      async (lines) => {
        await end('done', lines.join('\n'));
        return lines;
      },
      async (error) => {
        await end(outcomeOf(error), messageOf(error));
        throw error;
      },
    );
  }
  const asked = { operator: request.operator, command: asTyped(request) };
  return recordAction(db, asked, now, async (tx) => {
    const lines = await command.run(request, { ...world, db: tx });
    return { result: lines, answer: command.isAnswerSecret ? '(not stored)' : lines.join('\n') };
  });
};

const asTyped = ({ name, words, options }: OperatorRequest) =>
  [
    name,
    ...words,
    ...Object.entries(options).map(([option, value]) => (value === true ? `--${option}` : `--${option} ${value}`)),
  ]
    .join(' ')
    .slice(0, 1000);
