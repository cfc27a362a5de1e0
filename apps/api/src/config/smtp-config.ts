/** The server that sends e-mail: with TLS from the start on port 465, otherwise by STARTTLS. */
export type SmtpConfig = {
  host: string;
  port: number;
  /** Empty for a server that asks for none. */
  user: string;
  password: string;
  /** `药集 <shop@example.com>`. */
  from: string;
};

type Env = Record<string, string | undefined>;

const addressIn = (from: string) => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

/** SMTP_HOST with SMTP_PORT, SMTP_USER, SMTP_PASSWORD, SMTP_FROM. */
export const readSmtpConfig = (env: Env, problems: string[]): SmtpConfig | null => {
  const read = (name: string) => env[name]?.trim() ?? '';
  const host = read('SMTP_HOST');
  if (!host) return null;
  const from = read('SMTP_FROM') || read('SMTP_USER');
  const port = Number(read('SMTP_PORT') || '465');
  if (!/^[\w.:-]+$/.test(host)) problems.push('SMTP_HOST is no host name such as smtp.example.com.');
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    problems.push(`SMTP_PORT is ${JSON.stringify(read('SMTP_PORT'))}; expected a port from 1 to 65535.`);
  if (/[\r\n]/.test(from) || !/^[^\s@]+@[^\s@]+$/.test(addressIn(from)))
    problems.push('SMTP_FROM is no sender such as shop@example.com or 药集 <shop@example.com>.');
  if (Boolean(read('SMTP_USER')) !== Boolean(read('SMTP_PASSWORD')))
    problems.push('SMTP_USER and SMTP_PASSWORD belong together; set both or neither.');
  return { host, port, user: read('SMTP_USER'), password: read('SMTP_PASSWORD'), from };
};
