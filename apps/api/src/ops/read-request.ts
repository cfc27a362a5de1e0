import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { OperatorCommand } from '#operator.ts';
import { helpText, unknownText, usageOf } from './usage.ts';

/** A command as it is carried to whoever does it: this process, or the server that has the database open. */
export type OperatorRequest = {
  name: string;
  words: string[];
  options: Record<string, string | boolean>;
  /** Content of file options, in base64. */
  files: Record<string, string>;
  operator: string;
};

/** Words that are no command, or not the way it is written: what to say instead of doing anything. */
export class UsageError extends Error {
  readonly isHelp: boolean;

  constructor(lines: string[], isHelp = false) {
    super(lines.join('\n'));
    this.isHelp = isHelp;
  }
}

/** Reads what was typed, the files it names included; paths are meant from where the command was typed. */
export const readRequest = (
  commands: Record<string, OperatorCommand>,
  argv: string[],
  pathOf: (path: string) => string = (path) => path,
): OperatorRequest => {
  const [first, second] = argv;
  if (first === undefined || first === 'help' || first.startsWith('-')) {
    throw new UsageError(helpText(commands), first === undefined || first === 'help' || first === '--help');
  }
  const name = commands[`${first} ${second}`] ? `${first} ${second}` : first;
  const command = commands[name];
  if (!command) throw new UsageError(unknownText(commands, argv.filter((word) => !word.startsWith('-')).slice(0, 2)));

  const { positionals, values } = parse(name, command, argv.slice(name.split(' ').length));
  const { as, help, ...options } = values;
  if (help) throw new UsageError(usageOf({ [name]: command }), true);
  for (const option of command.pathOptions ?? []) {
    const path = options[option];
    if (typeof path === 'string') options[option] = pathOf(path);
  }
  return {
    name,
    words: positionals,
    options,
    files: readFiles(command, options, pathOf),
    operator: String(as ?? userInfo().username).slice(0, 100),
  };
};

const parse = (name: string, command: OperatorCommand, args: string[]) => {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...command.options, as: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    return { positionals, values: values as Record<string, string | boolean> };
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new UsageError([`${sentence}.`, ...usageOf({ [name]: command })]);
  }
};

const readFiles = (
  { fileOptions = [] }: OperatorCommand,
  options: Record<string, string | boolean>,
  pathOf: (path: string) => string,
) => {
  const files: Record<string, string> = {};
  for (const option of fileOptions) {
    const path = options[option];
    if (typeof path !== 'string') continue;
    try {
      files[option] = readFileSync(pathOf(path)).toString('base64');
    } catch (error) {
      throw new UsageError([`The file of --${option} cannot be read: ${(error as Error).message}`]);
    }
  }
  return files;
};
