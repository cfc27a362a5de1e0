import { type AddressInfo, createServer, type Socket } from 'node:net';

type ReceivedMail = { from: string; to: string; login: string; subject: string; text: string };

/** How the next conversations go: as usual, or refused at that command. */
type SmtpMood = 'accept' | 'AUTH' | 'RCPT' | 'DATA';

const refusal: Record<string, string> = {
  AUTH: '535 5.7.8 Error: authentication failed',
  RCPT: '550 5.1.1 no such user caigou@example.com',
  STAR: '502 5.5.1 not implemented',
  DATA: '554 5.7.1 Message rejected as spam',
};

const decodeWords = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : unquote(word.replaceAll('_', ' ')),
    );

const unquote = (text: string) =>
  decodeURIComponent(
    text
      .replace(/=\r?\n/g, '')
      .replaceAll('%', '%25')
      .replace(/=([0-9A-F]{2})/g, '%$1'),
  );

const readMail = (data: string) => {
  const [head = '', body = ''] = data.split(/\r\n\r\n(.*)/s);
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(head)?.[1] ?? '';
  const isBase64 = /^Content-Transfer-Encoding: base64/im.test(head);
  return { subject: decodeWords(subject), text: isBase64 ? Buffer.from(body, 'base64').toString() : unquote(body) };
};

/** An SMTP server on loopback, without TLS, that records the mails it accepts. */
export const startSmtpDouble = async () => {
  const mails: ReceivedMail[] = [];
  const state = { mood: 'accept' as SmtpMood, commands: [] as string[] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const mail = { from: '', to: '', login: '' };
    let rest = '';
    let isBody = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const answer = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      state.commands.push(verb);
      if (verb === state.mood || verb === 'STAR') return say(refusal[verb] ?? '');
      if (verb === 'EHLO') return say('250-double\r\n250 AUTH PLAIN');
      if (verb === 'AUTH') mail.login = Buffer.from(line.slice(11), 'base64').toString().replaceAll('\0', ' ').trim();
      if (verb === 'MAIL') mail.from = /<(.*?)>/.exec(line)?.[1] ?? '';
      if (verb === 'RCPT') mail.to = /<(.*?)>/.exec(line)?.[1] ?? '';
      if (verb === 'DATA') isBody = true;
      return say({ AUTH: '235 ok', DATA: '354 go on', QUIT: '221 bye' }[verb] ?? '250 ok');
    };
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      while (rest !== '') {
        const end = rest.indexOf(isBody ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const part = rest.slice(0, end);
        rest = rest.slice(end + (isBody ? 5 : 2));
        if (isBody) {
          isBody = false;
          mails.push({ ...mail, ...readMail(part) });
          say('250 queued');
        } else answer(part);
      }
    });
    say('220 double ESMTP');
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port, mails, state, stop };
};
