/** A service that asks carriers where parcels are: 快递100. */
export type TrackingConfig = {
  service: 'kuaidi100';
  endpoint: string;
  customer: string;
  key: string;
  /** The service's codes of further carriers, by their names at the desk. */
  carriers: ReadonlyMap<string, string>;
};

type Env = Record<string, string | undefined>;

/** `安能物流=annengwuliu,跨越速运=kuayue`; null if it cannot be read. */
const readCarriers = (text: string): TrackingConfig['carriers'] | null => {
  if (!text) return new Map();
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  const isRead = pairs.every(([name, code = '', ...rest]) => name && /^[a-z0-9]+$/.test(code) && rest.length === 0);
  return isRead ? new Map(pairs.map(([name = '', code = '']) => [name, code])) : null;
};

/** TRACKING_SERVICE with TRACKING_CUSTOMER, TRACKING_KEY, TRACKING_CARRIERS, TRACKING_ENDPOINT. */
export const readTrackingConfig = (env: Env, problems: string[]): TrackingConfig | null => {
  const read = (name: string) => env[name]?.trim() ?? '';
  const service = read('TRACKING_SERVICE');
  if (!service) return null;
  if (service !== 'kuaidi100') {
    problems.push(`TRACKING_SERVICE is ${JSON.stringify(service)}; expected kuaidi100.`);
    return null;
  }
  const missing = ['TRACKING_CUSTOMER', 'TRACKING_KEY'].filter((name) => !read(name));
  if (missing.length > 0) problems.push(`TRACKING_SERVICE=${service} needs ${missing.join(', ')}.`);
  const carriers = readCarriers(read('TRACKING_CARRIERS'));
  if (!carriers) problems.push('TRACKING_CARRIERS is no list such as 安能物流=annengwuliu,跨越速运=kuayue.');
  const endpoint = read('TRACKING_ENDPOINT') || 'https://poll.kuaidi100.com';
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) {
    problems.push('TRACKING_ENDPOINT is no URL such as https://poll.kuaidi100.com.');
    return null;
  }
  return {
    service,
    endpoint: new URL(endpoint).origin,
    customer: read('TRACKING_CUSTOMER'),
    key: read('TRACKING_KEY'),
    carriers: carriers ?? new Map(),
  };
};
