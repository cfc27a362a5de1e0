import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { operatorCommands } from '#ops/commands.ts';

/** Runs an operator's command like the dispatcher, by words and options. */
export const operator =
  (db: Db, config: Config, now: () => Date) =>
  (
    name: string,
    words: string[] = [],
    options: Record<string, string | boolean> = {},
    files: Record<string, Uint8Array> = {},
  ): Promise<string[]> => {
    const command = Object.entries(operatorCommands).find(([known]) => known === name)?.[1];
    if (!command) throw new Error(`No command is called ${name}.`);
    return command.run({ words, options, files }, { db, config, now: now() });
  };
