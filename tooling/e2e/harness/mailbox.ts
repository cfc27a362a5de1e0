import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect } from '@playwright/test';

type Mail = { to: string; text: string };

/** Replies of an SMTP server to commands; 250 to all others. */
const replies: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' };

/** A mail server that keeps what it is sent. */
export class Mailbox {
  readonly #mails: Mail[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((socket) => {
      let rest = '';
      let to = '';
      let isBody = false;
      const say = (line: string) => socket.write(`${line}\r\n`);
      socket.on('error', () => socket.destroy());
      socket.on('data', (chunk) => {
        rest += chunk.toString();
        for (;;) {
          const end = isBody ? '\r\n.\r\n' : '\r\n';
          const at = rest.indexOf(end);
          if (at === -1) return;
          const part = rest.slice(0, at);
          rest = rest.slice(at + end.length);
          const verb = isBody ? '' : part.slice(0, 4).toUpperCase();
          if (isBody) this.#mails.push({ to, text: textOf(part) });
          if (verb === 'RCPT') to = /<(.*?)>/.exec(part)?.[1] ?? '';
          isBody = verb === 'DATA';
          say(replies[verb] ?? '250 ok');
        }
      });
      say('220 ready');
    });
    this.#server.unref();
  }

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await new Promise<void>((resolve) => mailbox.#server.listen(0, '127.0.0.1', resolve));
    return mailbox;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#server.close();
  }

  /** The code of the next mail to an address, after `send` has asked for it. */
  async receiveCode(to: string, send: () => Promise<void>): Promise<string> {
    const before = this.#mails.length;
    await send();
    const code = () =>
      this.#mails
        .slice(before)
        .filter((mail) => mail.to === to)
        .map(({ text }) => /验证码(\d{6})/.exec(text)?.[1])[0];
    await expect.poll(code, `a code was sent to ${to}`).toBeDefined();
    return code() ?? '';
  }
}

const textOf = (mail: string): string => {
  const [head = '', body = ''] = mail.split(/\r\n\r\n(.*)/s);
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`)));
  return Buffer.from(bytes, 'latin1').toString();
};
