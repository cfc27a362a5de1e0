import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ObjectStoreConfig, readObjectStoreConfig } from '#config/object-store-config.ts';
import { type PaymentConfig, readPaymentConfig } from '#config/payment-config.ts';
import { type CloudSmsConfig, readCloudSmsConfig } from '#config/sms-config.ts';
import { readSmtpConfig, type SmtpConfig } from '#config/smtp-config.ts';
import { readTrackingConfig, type TrackingConfig } from '#config/tracking-config.ts';

export type Config = {
  port: number;
  /** Port of the desk, which is a separate origin. */
  deskPort: number;
  host: string;
  /** Allows services on other machines without TLS. */
  isPlainAllowed: boolean;
  /** Folder of the embedded database and uploaded files. */
  dataDir: string;
  /** Object store for uploaded files; null: `dataDir`. */
  files: ObjectStoreConfig | null;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  maxConnections: number;
  seed: 'demo' | 'none';
  /** The server's public address, if it differs from the one it listens on. */
  publicUrl: string | null;
  /** The desk's public address. */
  deskUrl: string | null;
  /** Further origins whose pages may call the API. */
  allowedOrigins: readonly string[];
  /** Visitors see prices, except those of controlled products (P1). */
  openPrices: boolean;
  /** Enables the stand-in for a payment provider: for demonstration, never with real money. */
  sandboxCashier: boolean;
  /** Shows SMS codes and WeChat scans on pages of this server: for demonstration, never with real accounts. */
  sandboxMessages: boolean;
  /** Allows the demonstration's open doors to be reachable from other machines. */
  isDemoAllowedInPublic: boolean;
  /** The folder with the files of Pwned Passwords; null: not checked. */
  breachedPasswords: string | null;
  /** The gateway that sends texts to phones; null: none. */
  smsGatewayUrl: string | null;
  smsGatewayToken: string | null;
  /** The cloud service that sends them instead; null: none. */
  cloudSms: CloudSmsConfig | null;
  /** The server that sends e-mail; null: none. */
  smtp: SmtpConfig | null;
  /** The service that knows where parcels are; null: none. */
  tracking: TrackingConfig | null;
  /** Internal hosts that webhooks may be sent to, even without TLS, such as `erp.internal:8080`. */
  webhookHosts: readonly string[];
  /** Takes the client's address from X-Forwarded-For: only behind a proxy that sets it. */
  trustProxy: boolean;
  /** The `clamd` that scans uploaded files; null: none. */
  virusScanner: { host: string; port: number } | { path: string } | null;
  /** Largest size of an uploaded file. */
  maxUploadBytes: number;
  /** Most pixels of an uploaded picture: a small file can unpack to gigabytes. */
  maxPicturePixels: number;
  /** Most files that a buyer may upload per day. */
  maxUploadsPerDay: number;
  /** Most bytes of the files of one buyer, and of all buyers. */
  maxUploadBytesOfBuyer: number;
  maxUploadBytesOfAll: number;
  /** Folders of the shop's and the desk's builds. */
  shopDir: string;
  deskDir: string;
  /** Limit on waiting for a page's data; null: the shop's default. */
  renderWithinMs: number | null;
  /** Grants access to /metrics from other machines. */
  metricsToken: string | null;
  /** Time limit for receiving a request with its body. */
  requestSeconds: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
} & PaymentConfig;

/** Has one sentence for each invalid variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const megabyte = 1024 * 1024;
const million = 1_000_000;

type Env = Record<string, string | undefined>;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Reads the configuration and reports every invalid variable, not only the first. */
export const readConfig = (variables: Env = process.env): Config => {
  const problems: string[] = [];
  const env = withSecretFiles(variables, problems);
  const read = <T>(name: string, fallback: T, parse: (value: string) => T | undefined, expected: string): T => {
    const value = env[name]?.trim();
    if (!value) return fallback;
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    problems.push(`${name} is ${JSON.stringify(shown(name, value))}; expected ${expected}.`);
    return fallback;
  };

  const number = (name: string, fallback: number, least: number, most: number) =>
    read(name, fallback, (value) => integer(value, least, most), `a number from ${least} to ${most}`);

  const databaseUrl = read<string | null>(
    'DATABASE_URL',
    null,
    postgresUrl,
    'a URL such as postgres://user@host:5432/name',
  );
  const port = read('PORT', 3000, (value) => integer(value, 0, 65_535), 'a port from 0 to 65535');
  const publicUrl = read<string | null>('PUBLIC_URL', null, httpUrl, 'a URL such as https://shop.example.com');
  const config: Config = {
    ...readPaymentConfig(env, publicUrl !== null, problems),
    port,
    deskPort: read('DESK_PORT', port && port + 1, (value) => integer(value, 0, 65_535), 'a port from 0 to 65535'),
    host: env.HOST?.trim() || '127.0.0.1',
    isPlainAllowed: read('PLAIN_SERVICES', false, yesOrNo, 'yes or no'),
    dataDir: read('DATA_DIR', join(root, '.data'), (value) => resolve(root, value), 'a folder'),
    files: readObjectStoreConfig(env, problems),
    databaseUrl,
    maxConnections: number('DATABASE_CONNECTIONS', databaseUrl ? 10 : 4, 1, 1000),
    seed: read('SEED', databaseUrl ? 'none' : 'demo', choice('demo', 'none'), 'demo or none'),
    publicUrl,
    deskUrl: read<string | null>('DESK_URL', null, httpUrl, 'a URL such as https://desk.example.com'),
    allowedOrigins: read<readonly string[]>(
      'ALLOWED_ORIGINS',
      [],
      origins,
      'origins with commas between, such as https://m.example.com,https://erp.example.net',
    ),
    openPrices: read('OPEN_PRICES', false, yesOrNo, 'yes or no'),
    sandboxCashier: read('SANDBOX_CASHIER', databaseUrl === null, yesOrNo, 'yes or no'),
    sandboxMessages: read('SANDBOX_MESSAGES', databaseUrl === null, yesOrNo, 'yes or no'),
    isDemoAllowedInPublic: read('DEMO_IN_PUBLIC', false, yesOrNo, 'yes or no'),
    breachedPasswords: read<string | null>('BREACHED_PASSWORDS', null, folderOfHashes, 'a folder with 00000.txt'),
    smsGatewayUrl: read<string | null>(
      'SMS_GATEWAY_URL',
      null,
      absoluteUrl,
      'a URL such as https://sms.example.com/send',
    ),
    smsGatewayToken: env.SMS_GATEWAY_TOKEN?.trim() || null,
    cloudSms: readCloudSmsConfig(env, problems),
    smtp: readSmtpConfig(env, problems),
    tracking: readTrackingConfig(env, problems),
    webhookHosts: (env.WEBHOOK_HOSTS ?? '').split(',').flatMap((host) => host.trim() || []),
    trustProxy: read('TRUST_PROXY', false, yesOrNo, 'yes or no'),
    virusScanner: read<Config['virusScanner']>('VIRUS_SCANNER', null, scanner, 'HOST:PORT or the path of a socket'),
    maxUploadBytes: megabyte * number('UPLOAD_MEGABYTES', 10, 1, 50),
    maxPicturePixels: million * number('UPLOAD_MEGAPIXELS', 50, 1, 200),
    maxUploadsPerDay: number('UPLOADS_PER_DAY', 300, 1, 100_000),
    maxUploadBytesOfBuyer: megabyte * number('UPLOADS_PER_BUYER_MEGABYTES', 2000, 1, million),
    maxUploadBytesOfAll: megabyte * number('UPLOADS_MEGABYTES', 50_000, 1, 100 * million),
    deskDir: read('DESK_DIR', join(root, 'apps/desk/dist'), (value) => resolve(root, value), 'a folder'),
    shopDir: read('SHOP_DIR', join(root, 'apps/shop/dist'), (value) => resolve(root, value), 'a folder'),
    renderWithinMs: read<number | null>(
      'RENDER_WITHIN_MS',
      null,
      (value) => integer(value, 1, 600_000),
      'a number from 1 to 600000',
    ),
    metricsToken: read<string | null>('METRICS_TOKEN', null, secret, 'at least 16 characters'),
    requestSeconds: number('REQUEST_SECONDS', 30, 1, 600),
    logLevel: read('LOG_LEVEL', 'warn', choice(...logLevels), logLevels.join(', ')),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
};

/** Resolves a path on the command line against the caller's folder, since pnpm runs scripts in the package's. */
export const fromCaller = (path: string, env: Env = process.env) => resolve(env.INIT_CWD ?? process.cwd(), path);

/** Must never be logged: passwords and tokens, also those inside a database address. */
const secrets = [
  'DATABASE_URL',
  'METRICS_TOKEN',
  'SMS_GATEWAY_TOKEN',
  'SMS_KEY_SECRET',
  'SMTP_PASSWORD',
  'TRACKING_KEY',
  'FILES_SECRET',
  'WECHAT_PAY_API_V3_KEY',
];

const shown = (name: string, value: string) => (secrets.includes(name) ? '(not shown)' : value);

/** Reads secrets from files named by NAME_FILE, as vaults and container runtimes provide them. */
const withSecretFiles = (env: Env, problems: string[]): Env => {
  const read = { ...env };
  for (const name of secrets) {
    const path = env[`${name}_FILE`]?.trim();
    if (!path) continue;
    try {
      read[name] = readFileSync(path, 'utf8');
    } catch {
      problems.push(`${name}_FILE is ${JSON.stringify(path)}, which cannot be read.`);
    }
  }
  return read;
};

const scanner = (value: string): Config['virusScanner'] | undefined => {
  if (value.startsWith('/')) return { path: value };
  const [, host, port = ''] = /^([\w.-]+):(\d+)$/.exec(value) ?? [];
  const number = integer(port, 1, 65_535);
  return host && number ? { host, port: number } : undefined;
};

const folderOfHashes = (value: string) =>
  existsSync(join(resolve(root, value), '00000.txt')) ? resolve(root, value) : undefined;

const secret = (value: string) => (value.length >= 16 ? value : undefined);

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

/** As browsers send them: no path, no wildcard. */
const origins = (value: string) => {
  const list = value.split(',').map((each) => each.trim());
  return list.every((each) => httpUrl(each) === each) ? list : undefined;
};

const absoluteUrl = (value: string) => (httpUrl(value) === undefined ? undefined : new URL(value).href);

const postgresUrl = (value: string) =>
  URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol) ? value : undefined;
