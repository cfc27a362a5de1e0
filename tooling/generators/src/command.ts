import { parseArgs } from 'node:util';
import { nearest } from './words.ts';

const forms = {
  page: 'AREA PAGE --path /jfsc --title 积分商城',
  component: 'NAME',
  endpoint:
    'NOUN VERB-NOUN --path /api/… --call C201 [--method get|post|put|delete] [--access buyer|visitor] [--room ROOM, for a new noun]',
  rule: 'NAME --title 会员日 [--after coupon]',
  field: 'NAME --title 净含量',
};

export type Kind = keyof typeof forms;

export interface Command {
  readonly kind: Kind;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly isDry: boolean;
}

const kinds = Object.keys(forms) as Kind[];
const usageOf = (kind: Kind) => `pnpm new ${kind} ${forms[kind]}`;

export const usage = `${kinds.map(usageOf).join('\n')}
A page and an endpoint are those of the shop; docs/reference.md, “Where does it live?”, says what the desk needs.
With --dry-run it writes nothing and shows what it would.
Names are kebab-case: points-mall, share-coupon.
With npm instead of pnpm: npm run new -- field NAME --title 净含量.`;

/** The command in what follows `pnpm new`; null if it asks for help. Throws what is wrong, with the usage. */
export function readCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Command | null {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: {
      ...Object.fromEntries(kinds.flatMap(optionsOf).map((name) => [name, { type: 'string' as const }])),
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const flags = tokens.filter((token) => token.kind === 'option');
  const [first = '', ...names] = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  if (flags.some(({ name }) => name === 'help')) return null;
  const kind = kinds.find((known) => known === first);
  if (!kind) throw new Error([...(first ? [unknown(first, kinds)] : []), usage].join('\n'));

  const wrong = (what: string) => new Error(`${what}\n${usageOf(kind)}`);
  // npm run reads options as its own settings, unless they follow `--`: a dry run would write.
  const taken = [...optionsOf(kind), 'dry-run'].find(
    (name) => name !== 'access' && env[`npm_config_${name.replaceAll('-', '_')}`],
  );
  if (taken) throw wrong(`npm took --${taken} for itself: write -- before ${kind}, as in npm run new -- ${kind} …`);
  const options: Record<string, string> = {};
  for (const { name, rawName, value } of flags) {
    if (name === 'dry-run') continue;
    if (!optionsOf(kind).includes(name))
      throw wrong(
        unknown(
          rawName,
          optionsOf(kind).map((known) => `--${known}`),
        ),
      );
    if (!value || value.startsWith('--')) throw wrong(`${rawName} has no value.`);
    options[name] = value;
  }
  const wanted = forms[kind].split(' ').filter((word) => /^[A-Z]+(-[A-Z]+)?$/.test(word));
  const missing = wanted[names.length];
  if (missing) throw wrong(`${missing} is missing.`);
  if (names.length > wanted.length) throw wrong(`${names[wanted.length]} is one name too many.`);

  return { kind, names, options, isDry: flags.some(({ name }) => name === 'dry-run') };
}

function optionsOf(kind: Kind): string[] {
  return [...forms[kind].matchAll(/--([a-z-]+)/g)].map(([, name = '']) => name);
}

function unknown(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return `${word} is unknown${meant ? `: did you mean ${meant}?` : '.'}`;
}
