import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { OperatorCommand } from '#operator.ts';
import { helpText, unknownText, usageOf } from './usage.ts';

/** A command as it was typed. */
export type OperatorRequest = {
  name: string;
  words: string[];
  options: Record<string, string | boolean>;
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

/** Parses the command line; paths are relative to where the command is typed. */
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
