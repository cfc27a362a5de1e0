import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';

/** The environment of a command. */
export type OperatorContext = { db: Db; config: Config; now: Date };

/** Words and options typed after the command's name. */
export type OperatorInput = {
  words: string[];
  options: Record<string, string | boolean | undefined>;
};

/** An operator's command, `npm run ops -- <noun> <verb> …`; the operator log records who ran it, when and how. */
export type OperatorCommand = {
  /** Arguments after the name: `<username> [--reason TEXT]`. */
  usage: string;
  summary: string;
  options?: ParseArgsOptionsConfig;
  /** Options that name a path on this machine, relative to where the command is typed. */
  pathOptions?: string[];
  /** Its answer is shown once, and left out of the operator log. */
  isAnswerSecret?: boolean;
  /** Reads only: nothing is logged. */
  reads?: boolean;
  /**
   * Opens its transactions itself, because one would hold too many locks for too long. Any other command is one
   * transaction with its log entry.
   */
  ownTransactions?: boolean;
  /** Runs only while no server has opened the embedded database. */
  alone?: boolean;
  /** Returns the lines to show. Throws an OperatorError to refuse. */
  run: (input: OperatorInput, context: OperatorContext) => Promise<string[]>;
};

/** A command that cannot run, with a sentence for the operator. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
