import { type Config, ConfigError } from '#config.ts';
import { isLoopback } from './demonstration.ts';

type ServiceConfig = Pick<
  Config,
  | 'databaseUrl'
  | 'files'
  | 'smsGatewayUrl'
  | 'cloudSms'
  | 'tracking'
  | 'virusScanner'
  | 'alipay'
  | 'wechat'
  | 'unionpay'
  | 'isPlainAllowed'
>;

const isPlainUrl = (url: string | undefined | null) =>
  Boolean(url) && new URL(url as string).protocol === 'http:' && !isLoopback(new URL(url as string).hostname);

/** True for a database on another machine without TLS or with an unverified certificate. */
const isPlainDatabase = (databaseUrl: string | null) => {
  if (databaseUrl === null) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  return host !== '' && !host.startsWith('/') && !isLoopback(host) && searchParams.get('sslmode') !== 'verify-full';
};

/** Refuses to start with a remote service without TLS, unless the operator allows it. */
export const refusePlainServices = (config: ServiceConfig) => {
  const plain = [
    isPlainDatabase(config.databaseUrl) && 'DATABASE_URL (sslmode=verify-full)',
    isPlainUrl(config.files?.endpoint) && 'FILES',
    config.virusScanner && 'host' in config.virusScanner && !isLoopback(config.virusScanner.host) && 'VIRUS_SCANNER',
    isPlainUrl(config.smsGatewayUrl) && 'SMS_GATEWAY_URL',
    isPlainUrl(config.cloudSms?.endpoint) && 'SMS_ENDPOINT',
    isPlainUrl(config.tracking?.endpoint) && 'TRACKING_ENDPOINT',
    isPlainUrl(config.alipay?.gateway) && 'ALIPAY_GATEWAY',
    isPlainUrl(config.wechat?.gateway) && 'WECHAT_PAY_GATEWAY',
    isPlainUrl(config.unionpay?.gateway) && 'UNIONPAY_GATEWAY',
  ].filter(Boolean);
  if (plain.length === 0 || config.isPlainAllowed) return;
  throw new ConfigError([
    `${plain.join(', ')} would be reached without TLS. Reach it over TLS, or say PLAIN_SERVICES=yes where nobody else is on the network between.`,
  ]);
};
