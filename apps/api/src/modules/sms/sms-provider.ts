import type { Config } from '#config.ts';
import type { Executor } from '#db/database.ts';
import { saveSandboxSms } from './sandbox/sandbox-sms.repository.ts';

export type Sms = { phone: string; text: string };

/** Sends a text to a phone; throws on failure. */
export type SmsProvider = { send: (db: Executor, sms: Sms, now: Date) => Promise<void> };

const sandbox: SmsProvider = { send: saveSandboxSms };

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

/** Null if no SMS can be sent here. */
export const smsProvider = ({ smsGatewayUrl, smsGatewayToken, sandboxMessages }: Config): SmsProvider | null => {
  if (smsGatewayUrl) return gatewayProvider(smsGatewayUrl, smsGatewayToken);
  return sandboxMessages ? sandbox : null;
};

export const canSend = (config: Config): boolean => smsProvider(config) !== null;
