import type { CloudSmsConfig, SmsPurpose } from '#config/sms-config.ts';
import type { Config } from '#config.ts';
import type { Executor } from '#db/database.ts';
import { sendByCloud, templateFor } from './cloud/cloud-sms.ts';
import { saveSandboxSms } from './sandbox/sandbox-sms.repository.ts';

/** `values` are the text's variable parts: a cloud service has the rest as a template. */
export type Sms = { phone: string; text: string; purpose: SmsPurpose; values: Readonly<Record<string, string>> };

/** Sends a text to a phone; throws on failure. */
export type SmsProvider = { send: (db: Executor, sms: Sms, now: Date) => Promise<void> };

const sandbox: SmsProvider = { send: (db, { phone, text }, now) => saveSandboxSms(db, { phone, text }, now) };

/** A gateway that accepts `{phone, text}` as JSON and a bearer token: most providers have one, or can be bridged. */
const gatewayProvider = (url: string, token: string | null): SmsProvider => ({
  send: async (_, { phone, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ phone, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
  },
});

const cloudProvider = (config: CloudSmsConfig): SmsProvider => ({
  send: async (_, { phone, purpose, values }, now) => {
    const template = templateFor(config, purpose);
    if (template) await sendByCloud(config, { phone, template, values }, now);
  },
});

export type SmsConfig = Pick<Config, 'smsGatewayUrl' | 'smsGatewayToken' | 'cloudSms' | 'sandboxMessages'>;

/** Null if no SMS can be sent here. */
export const smsProvider = ({ smsGatewayUrl, smsGatewayToken, cloudSms, sandboxMessages }: SmsConfig) => {
  if (smsGatewayUrl) return gatewayProvider(smsGatewayUrl, smsGatewayToken);
  if (cloudSms) return cloudProvider(cloudSms);
  return sandboxMessages ? sandbox : null;
};

export const canSend = (config: SmsConfig): boolean => smsProvider(config) !== null;
