import { randomUUID } from 'node:crypto';
import type { CloudSmsConfig, SmsPurpose } from '#config/sms-config.ts';
import { signForAliyun } from './aliyun-signature.ts';
import { signForTencent } from './tencent-signature.ts';

/** A template's variables, by name for Alibaba Cloud and in order for Tencent. */
export type CloudSms = { phone: string; template: string; values: Readonly<Record<string, string>> };

const notices: readonly SmsPurpose[] = ['changed', 'closed'];

/** Undefined for a notice without a template, which is then not sent. */
export const templateFor = ({ templates }: CloudSmsConfig, purpose: SmsPurpose): string | undefined =>
  templates[purpose] ?? (notices.includes(purpose) ? undefined : templates.code);

/** Sends a text by a template; throws unless the service has accepted it. */
export const sendByCloud = (config: CloudSmsConfig, sms: CloudSms, now: Date): Promise<void> =>
  config.service === 'aliyun' ? sendByAliyun(config, sms, now) : sendByTencent(config, sms, now);

const sendByAliyun = async (config: CloudSmsConfig, { phone, template, values }: CloudSms, now: Date) => {
  const { endpoint, keyId, secret, signName } = config;
  const query = {
    PhoneNumbers: phone,
    SignName: signName,
    TemplateCode: template,
    TemplateParam: JSON.stringify(values),
  };
  const { host } = new URL(endpoint);
  const request = { host, action: 'SendSms', version: '2017-05-25', query, keyId, secret, nonce: randomUUID(), now };
  const { search, headers } = signForAliyun(request);
  const { Code, RequestId } = await answerOf<{ Code?: string; RequestId?: string }>(`${endpoint}/?${search}`, headers);
  if (Code !== 'OK') throw refusal('Alibaba Cloud', Code, RequestId);
};

type TencentAnswer = {
  Response?: { RequestId?: string; Error?: { Code?: string }; SendStatusSet?: { Code?: string }[] };
};

const sendByTencent = async (config: CloudSmsConfig, { phone, template, values }: CloudSms, now: Date) => {
  const { endpoint, keyId, secret, signName, appId, region } = config;
  const body = JSON.stringify({
    PhoneNumberSet: [`+86${phone}`],
    SmsSdkAppId: appId,
    SignName: signName,
    TemplateId: template,
    TemplateParamSet: Object.values(values),
  });
  const signed = signForTencent({ host: new URL(endpoint).host, service: 'sms', body, keyId, secret, now });
  const headers = { ...signed, 'x-tc-action': 'SendSms', 'x-tc-version': '2021-01-11', 'x-tc-region': region };
  const { Response } = await answerOf<TencentAnswer>(endpoint, headers, body);
  const code = Response?.Error?.Code ?? Response?.SendStatusSet?.[0]?.Code;
  if (code !== 'Ok') throw refusal('Tencent Cloud', code, Response?.RequestId);
};

/** Without the service's message, which may repeat the request with its code. */
const refusal = (service: string, code = 'nothing', request = 'unknown') =>
  new Error(`${service} refused the SMS: ${code} (request ${request}).`);

/** The services answer errors in JSON too, whatever the status. */
const answerOf = async <Answer>(url: string, headers: Record<string, string>, body?: string): Promise<Answer> => {
  const { host: _, ...sent } = headers; // `fetch` sets it from the address.
  const response = await fetch(url, {
    method: 'POST',
    headers: sent,
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  const answer = await response.json().catch(() => null);
  if (answer === null || typeof answer !== 'object') throw new Error(`The SMS service answered ${response.status}.`);
  return answer as Answer; // The cast: whatever else it is lacks the code of success.
};
