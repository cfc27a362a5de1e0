import { readFileSync } from 'node:fs';
import { operations } from '@yaoji/api-client/contract';

/** Pseudorandom numbers from a seed (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const paths = [
  ...Object.values(operations).map(({ path }) => path.replace(/\{\w+\}/g, '1')),
  ...['/', '/list', '/%ff', '/..%2f', '//', '/pictures/x.svg', '/uploads/2026/01/x.png', '/assets/x', '/docs', '*', ''],
];

/**
 * Hostile requests: the grammar of HTTP with odd sizes, counts, encodings, broken multipart and nested forms. Each is
 * the input of one socket, in one or several parts.
 */
export function* rawRequests(seed: number): Generator<Buffer[], never> {
  const random = randomOf(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const any = <T>(choices: readonly T[]): T => choices[upTo(choices.length - 1)] as T;
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => upTo(255)));
  const often = (part: () => string, most: number, joint: string) =>
    Array.from({ length: any([0, 1, 3, upTo(most)]) }, part).join(joint);

  const word = (): string =>
    any([
      () => any(['id', 'page', 'params', 'ids', 'keywords', 'sign', '__proto__', 'constructor', 'toString']),
      () => `a${'[b]'.repeat(any([1, 5, 60, 900]))}`,
      () =>
        bytes(upTo(12))
          .toString('latin1')
          .replace(/[\r\n]/g, ''),
      () => encodeURIComponent(String.fromCodePoint(0x20 + upTo(0xd000))),
      () =>
        any(['%', '%0', '%ff', '%00', '%u4e00', '\u0000', '+', '药'.repeat(upTo(300)), 'x'.repeat(any([10, 5000]))]),
    ])();
  const form = () => often(() => `${word()}${any(['=', '', '[]=', '[0]=', '[x][y]='])}${word()}`, 1500, '&');
  const multipart = () =>
    often(
      () =>
        `--b\r\nContent-Disposition: form-data; name="${word()}"${any(['', '; filename="a.png"', "; filename*=utf-8''%ff"])}\r\n${any(['', 'Content-Type: image/png\r\n', `X: ${word()}\r\n`])}${any(['\r\n', ''])}${word()}\r\n`,
      130,
      '',
    ) + any(['--b--\r\n', '--b', '']);
  const header = () =>
    any([
      () => `Cookie: yaoji_session=${word()}; ${word()}=${word()}`,
      () => `X-Request-Id: ${word()}`,
      () => `X-Forwarded-For: ${word()}`,
      () => `Accept-Encoding: ${any(['br', 'gzip', 'identity;q=0', '*;q=9'])}`,
      () => `Origin: ${word()}`,
      () => `Range: bytes=${upTo(99)}-${upTo(9)}`,
      () => `If-None-Match: ${word()}`,
      () => `Expect: ${any(['100-continue', 'x'])}`,
      () => `Transfer-Encoding: ${any(['chunked', 'gzip, chunked', 'identity', 'chunked, chunked'])}`,
      () => `Upgrade: ${any(['websocket', 'h2c'])}\r\nConnection: Upgrade`,
      () => `${word()}: ${word()}`,
    ])();

  for (;;) {
    const isMultipart = random() < 0.3;
    const body = Buffer.from(
      isMultipart ? multipart() : any([form, () => '{"a":'.repeat(upTo(5000)), () => ''])(),
      'latin1',
    );
    const type = any([
      isMultipart ? 'multipart/form-data; boundary=b' : 'application/x-www-form-urlencoded',
      'application/json',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      word().slice(0, 40),
    ]);
    const length = any([body.length, body.length, body.length, body.length + 9, 0, 1e12]);
    const query =
      random() < 0.5
        ? `?${form()
            .slice(0, 12_000)
            .replace(/[\s\r\n]/g, '')}`
        : '';
    const start = `${any(['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PATCH', 'X'])} ${any(paths)}${query} ${any(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9'])}`;
    const lines = [start, 'Host: x', `Content-Type: ${type}`, ...(random() < 0.8 ? [`Content-Length: ${length}`] : [])];
    for (let count = any([0, 1, 2, 3, 90]); count > 0; count -= 1) lines.push(header());
    const all = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
    const cut = upTo(all.length);
    yield any([
      [all],
      [all],
      [all.subarray(0, cut), all.subarray(cut)],
      [all.subarray(0, cut)],
      [all, all],
      [bytes(200)],
    ]);
  }
}

/** Resident memory of a process, in megabytes. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
