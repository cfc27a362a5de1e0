import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Asking } from './measure-route.ts';
import { quantile } from './median.ts';

// The bench's client: a separate, minimal process, so that its cost is not counted as the server's.
const [origin = '', secondsText = '5', cookie = ''] = process.argv.slice(2);
const asked = JSON.parse(await text(process.stdin)) as Asking[][];
const { hostname, port } = new URL(origin);
const cookieLine = cookie ? `cookie: ${cookie}\r\n` : '';
const headEnd = Buffer.from('\r\n\r\n');
const until = performance.now() + Number(secondsText) * 1000;
const times: number[] = [];
let bytes = 0;

const requestOf = (asking: Asking): string => {
  const host = `host: ${hostname}:${port}\r\n${cookieLine}`;
  if (typeof asking === 'string') return `GET ${asking} HTTP/1.1\r\n${host}\r\n`;
  const { path, form } = asking;
  const type = `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${Buffer.byteLength(form)}\r\n`;
  return `POST ${path} HTTP/1.1\r\n${host}${type}\r\n${form}`;
};

/** Sends requests in turn over one connection, and parses just enough to find the end of each answer. */
const ask = (asked: Asking[]) =>
  new Promise<void>((resolve, reject) => {
    const requests = asked.map(requestOf);
    let turn = 0;
    let askedAt = 0;
    const send = () => {
      askedAt = performance.now();
      socket.write(requests[turn++ % requests.length] ?? '');
    };
    const socket = connect(Number(port), hostname, send);
    let head = Buffer.alloc(0);
    let left = 0;
    socket.on('data', (chunk: Buffer) => {
      let body = chunk.length;
      if (left === 0) {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf(headEnd);
        if (end === -1) return;
        const answer = head.toString('latin1', 0, end);
        const length = Number(/content-length: (\d+)/i.exec(answer)?.[1]);
        if (!answer.startsWith('HTTP/1.1 200') || Number.isNaN(length)) return reject(new Error(answer));
        left = length;
        bytes = length;
        body = head.length - end - headEnd.length;
        head = Buffer.alloc(0);
      }
      left -= body;
      if (left > 0) return;
      times.push(performance.now() - askedAt);
      if (performance.now() < until) send();
      else {
        socket.destroy();
        resolve();
      }
    });
    socket.once('error', reject);
  });

const started = performance.now();
await Promise.all(asked.map(ask));
const perSecond = times.length / ((performance.now() - started) / 1000);
process.stdout.write(
  JSON.stringify({ count: times.length, perSecond, p50: quantile(times, 0.5), p99: quantile(times, 0.99), bytes }),
);
