import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { OperatorCommand } from '#operator.ts';
import { helpText, unknownText, usageOf } from './usage.ts';

/** A command to run in this process, or in the server that has the database open. */
export type OperatorRequest = {
  name: string;
  words: string[];
  options: Record<string, string | boolean>;
  /** Content of file options, in base64. */
  files: Record<string, string>;
  operator: string;
};

/** An unknown command or wrong arguments: its message is shown and nothing runs. */
export class UsageError extends Error {
  readonly isHelp: boolean;

  constructor(lines: string[], isHelp = false) {
    super(lines.join('\n'));
    this.isHelp = isHelp;
  }
}

/** Parses the command line and reads its files; paths are relative to where the command is typed. */
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
