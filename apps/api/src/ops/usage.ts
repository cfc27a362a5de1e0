import type { OperatorCommand } from '#operator.ts';

type Commands = Record<string, OperatorCommand>;

const typed = (name: string, { usage }: OperatorCommand) => `npm run ops -- ${name}${usage ? ` ${usage}` : ''}`;

/** Usage of one command, or of all whose name starts with a noun. */
export const usageOf = (commands: Commands): string[] =>
  Object.entries(commands)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, command]) => [typed(name, command), `    ${command.summary}`]);

export const helpText = (commands: Commands): string[] => [
  'npm run ops -- <noun> <verb> …  commands for operators, also while the server runs.',
  'Add --as NAME for the operator log; the default is your user name on this machine.',
  '',
  ...usageOf(commands),
];

/** Suggests commands for unknown words. */
export const unknownText = (commands: Commands, words: string[]): string[] => {
  const [noun = ''] = words;
  const ofNoun = Object.fromEntries(Object.entries(commands).filter(([name]) => name.split(' ')[0] === noun));
  if (Object.keys(ofNoun).length > 0) {
    const verb = words[1];
    return [verb ? `There is no command "${noun} ${verb}". There are:` : `"${noun}" needs a verb:`, ...usageOf(ofNoun)];
  }
  const nouns = [...new Set(Object.keys(commands).map((name) => name.split(' ')[0]))].toSorted();
  return [`There is no command "${words.join(' ')}". Commands begin with: ${nouns.join(', ')}.`];
};
