import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Config = {
  port: number;
  host: string;
  /** Where the embedded database and uploaded files lie. */
  dataDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  maxConnections: number;
  seed: 'demo' | 'none';
  /** Under which address browsers reach the server, where it is not the one that it listens on. */
  publicUrl: string | null;
  /** Visitors see prices, save those of controlled goods (P1). */
  openPrices: boolean;
  /** The stand-in for a payment provider can be paid at: for demonstration, never where real money is meant. */
  sandboxCashier: boolean;
  /** The client's address is taken from X-Forwarded-For: only behind a proxy that sets it. */
  trustProxy: boolean;
  /** The folder of the shop's build. */
  shopDir: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
};

/** Each wrong variable has one sentence here. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

type Env = Record<string, string | undefined>;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Reads the whole configuration and names every variable that is wrong, not only the first. */
export const readConfig = (env: Env = process.env): Config => {
  const problems: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (value: string) => T | undefined, expected: string): T => {
    const value = env[name]?.trim();
    if (!value) return fallback;
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    problems.push(`${name} is ${JSON.stringify(shown(name, value))}; expected ${expected}.`);
    return fallback;
  };

  const databaseUrl = read<string | null>(
    'DATABASE_URL',
    null,
    postgresUrl,
    'a URL such as postgres://user@host:5432/name',
  );
  const config: Config = {
    port: read('PORT', 3000, (value) => integer(value, 0, 65_535), 'a port from 0 to 65535'),
    host: env.HOST?.trim() || '127.0.0.1',
    dataDir: read(
      'DATA_DIR',
      join(root, '.data'),
      (value) => (isAbsolute(value) ? value : resolve(root, value)),
      'a folder',
    ),
    databaseUrl,
    maxConnections: read('DATABASE_CONNECTIONS', 10, (value) => integer(value, 1, 1000), 'a number from 1 to 1000'),
    seed: read('SEED', databaseUrl ? 'none' : 'demo', choice('demo', 'none'), 'demo or none'),
    publicUrl: read<string | null>('PUBLIC_URL', null, httpUrl, 'a URL such as https://shop.example.com'),
    openPrices: read('OPEN_PRICES', false, yesOrNo, 'yes or no'),
    sandboxCashier: read('SANDBOX_CASHIER', databaseUrl === null, yesOrNo, 'yes or no'),
    trustProxy: read('TRUST_PROXY', false, yesOrNo, 'yes or no'),
    shopDir: read('SHOP_DIR', join(root, 'apps/shop/dist'), (value) => resolve(root, value), 'a folder'),
    logLevel: read('LOG_LEVEL', 'warn', choice(...logLevels), logLevels.join(', ')),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
};

/** A database's address may hold a password, which must not end up in a log. */
const shown = (name: string, value: string) => (name === 'DATABASE_URL' ? '(not shown)' : value);

const integer = (value: string, min: number, max: number) => {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
};

const choice =
  <T extends string>(...values: T[]) =>
  (value: string): T | undefined =>
    values.find((each) => each === value);

const yesOrNo = (value: string) => {
  if (['1', 'yes', 'true', 'on'].includes(value.toLowerCase())) return true;
  if (['0', 'no', 'false', 'off'].includes(value.toLowerCase())) return false;
  return undefined;
};

const httpUrl = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? new URL(value).origin : undefined;

const postgresUrl = (value: string) =>
  URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol) ? value : undefined;
