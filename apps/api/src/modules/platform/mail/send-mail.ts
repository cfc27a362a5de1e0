import { isLoopback } from '#config/demonstration.ts';
import type { Config } from '#config.ts';
import { secondMs } from '#durations.ts';

type MailConfig = Pick<Config, 'smtp' | 'isPlainAllowed'>;
type Mail = { to: string; subject: string; text: string };

/** The message says what failed, without what the server answered, which may repeat the address. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly answer: string;

  constructor(reason: string, answer: string) {
    super(`The e-mail server failed: ${reason}.`);
    this.answer = answer;
  }
}

export const canMail = ({ smtp }: Pick<Config, 'smtp'>): boolean => smtp !== null;

const patienceMs = 10 * secondMs;

/** Sends an e-mail; throws unless the server has accepted it. The library is loaded with the first one. */
export const sendMail = async ({ smtp, isPlainAllowed }: MailConfig, mail: Mail): Promise<void> => {
  if (!smtp) throw new Error('No e-mail server is configured.');
  const { host, port, user, password, from } = smtp;
  const { createTransport } = await import('nodemailer');
  const isSecure = port === 465;
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !isPlainAllowed && !isLoopback(host),
    ...(user && { auth: { user, pass: password } }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({ from, ...mail, headers: { 'auto-submitted': 'auto-generated' } });
  } catch (error) {
    const { code = 'error', responseCode = '', response, message = '' } = error as Partial<SmtpError>;
    throw new MailFailure(`${code} ${responseCode}`.trim(), response ?? message);
  } finally {
    transport.close();
  }
};

type SmtpError = Error & { code: string; responseCode: number; response: string };
