/** Texts that a cloud service sends by a template of its own: codes by scene, and two notices. */
export const smsPurposes = [
  'register',
  'login',
  'forget',
  'bind',
  'pay',
  'proof',
  'restore',
  'changed',
  'closed',
] as const;

export type SmsPurpose = (typeof smsPurposes)[number];

/** A cloud's SMS service: 阿里云短信 or 腾讯云短信. */
export type CloudSmsConfig = {
  service: 'aliyun' | 'tencent';
  endpoint: string;
  keyId: string;
  secret: string;
  /** The approved signature, without 【】. */
  signName: string;
  /** Approved templates; codes without one of their own use that of `code`. */
  templates: Partial<Record<SmsPurpose | 'code', string>>;
  /** Tencent only. */
  appId: string;
  region: string;
};

type Env = Record<string, string | undefined>;

const endpoints = {
  aliyun: 'https://dysmsapi.aliyuncs.com',
  tencent: 'https://sms.tencentcloudapi.com',
} as const;

const isService = (value: string): value is keyof typeof endpoints => value in endpoints;

const names: ReadonlySet<string> = new Set([...smsPurposes, 'code']);

/** `code=SMS_1,changed=SMS_2`; null if it cannot be read. */
const readTemplates = (text: string): CloudSmsConfig['templates'] | null => {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  const isRead = pairs.every(([name = '', id = '', ...rest]) => names.has(name) && id !== '' && rest.length === 0);
  return isRead ? Object.fromEntries(pairs) : null;
};

/** SMS_SERVICE with SMS_KEY_ID, SMS_KEY_SECRET, SMS_SIGN_NAME, SMS_TEMPLATES, SMS_APP_ID, SMS_REGION, SMS_ENDPOINT. */
export const readCloudSmsConfig = (env: Env, problems: string[]): CloudSmsConfig | null => {
  const read = (name: string) => env[name]?.trim() ?? '';
  const service = read('SMS_SERVICE');
  if (!service) return null;
  if (!isService(service)) {
    problems.push(`SMS_SERVICE is ${JSON.stringify(service)}; expected aliyun or tencent.`);
    return null;
  }
  const needed = ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATES'];
  if (service === 'tencent') needed.push('SMS_APP_ID');
  const missing = needed.filter((name) => !read(name));
  if (missing.length > 0) problems.push(`SMS_SERVICE=${service} needs ${missing.join(', ')}.`);
  if (read('SMS_GATEWAY_URL')) problems.push('SMS_SERVICE and SMS_GATEWAY_URL are both set; choose one.');
  const templates = readTemplates(read('SMS_TEMPLATES'));
  if (read('SMS_TEMPLATES') && !templates?.code)
    problems.push(`SMS_TEMPLATES needs code=TEMPLATE, and may name ${smsPurposes.join(', ')}, with commas between.`);
  const endpoint = read('SMS_ENDPOINT') || endpoints[service];
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) {
    problems.push('SMS_ENDPOINT is no URL such as https://dysmsapi.aliyuncs.com.');
    return null;
  }
  return {
    service,
    endpoint: new URL(endpoint).origin,
    keyId: read('SMS_KEY_ID'),
    secret: read('SMS_KEY_SECRET'),
    signName: read('SMS_SIGN_NAME'),
    templates: templates ?? {},
    appId: read('SMS_APP_ID'),
    region: read('SMS_REGION') || 'ap-guangzhou',
  };
};
