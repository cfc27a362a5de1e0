import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';

/** What a command may know of the world. */
export type OperatorContext = { db: Db; config: Config; now: Date };

/** What was typed behind the command's name; `files` holds the content of each file option that was given. */
export type OperatorInput = {
  words: string[];
  options: Record<string, string | boolean | undefined>;
  files?: Record<string, Uint8Array>;
};

/** Something an operator does by `pnpm ops <noun> <verb> …`; who, when and what is kept in the operator log. */
export type OperatorCommand = {
  /** Behind the name: `<username> [--reason TEXT]`. */
  usage: string;
  summary: string;
  options?: ParseArgsOptionsConfig;
  /** Options that name a file of whoever types: it is read where the command is typed. */
  fileOptions?: string[];
  /** Options that name a place on this machine: meant from where the command is typed. */
  pathOptions?: string[];
  /** Options whose value the operator log does not keep. */
  secretOptions?: string[];
  /** What it answers is shown once: the operator log does not store it. */
  isAnswerSecret?: boolean;
  /** Only asks: nothing is written to the log. */
  reads?: boolean;
  /**
   * Opens its transactions itself, because one would hold too much for too long. Every other command is one transaction
   * with its line in the log.
   */
  ownTransactions?: boolean;
  /** Only while no server has the embedded database open. */
  alone?: boolean;
  /** Answers the lines to show. Refuses by throwing an OperatorError. */
  run: (input: OperatorInput, context: OperatorContext) => Promise<string[]>;
};

/** Commands by name: a noun and a verb, `buyer approve`. */
export type OperatorCommands = Record<`${string} ${string}`, OperatorCommand>;

/** A command that cannot be done, in a sentence for the operator. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** An id as it was typed. */
export const typedId = (word: unknown, what: string): number => {
  const id = Number(word);
  if (!Number.isSafeInteger(id) || id < 1) throw new OperatorError(`${what} is a number, such as 12.`);
  return id;
};

/** A text that a command cannot do without. `what` names it and its option: `why: --reason TEXT`. */
export const typedText = (value: unknown, what: string, mostLetters = 1000): string => {
  const text = String(value ?? '').trim();
  if (!text || [...text].length > mostLetters) {
    throw new OperatorError(`Say ${what}, in at most ${mostLetters} letters.`);
  }
  return text;
};
