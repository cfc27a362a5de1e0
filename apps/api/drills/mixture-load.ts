import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { quantile } from '../bench/median.ts';

/** Requests in turn over that many connections; a form, a purchase list or a picture (base64) makes them a POST. */
export type Stream = {
  name: string;
  cookie: string;
  /** A loopback address: each is a different client. */
  from: string;
  connections: number;
  /** Between two requests on a connection. */
  pauseMs?: number;
  asked: { path: string; form?: string; list?: string; picture?: string }[];
};

export type StreamOutcome = { name: string; statuses: Record<string, number>; p50: number; p99: number; max: number };

// The drill's client, a separate process: node mixture-load.ts ORIGIN SECONDS < streams.json
const [origin = '', seconds = '5'] = process.argv.slice(2);
const streams = JSON.parse(await text(process.stdin)) as Stream[];
const until = performance.now() + Number(seconds) * 1000;

const boundary = 'part';
const multipart = (disposition: string, content: string | Buffer) => ({
  type: `multipart/form-data; boundary=${boundary}`,
  body: Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
});

const bodyOf = ({ form, list, picture }: Stream['asked'][number]) => {
  if (list !== undefined) return multipart('name="text"', list);
  if (picture !== undefined)
    return multipart('name="file"; filename="a.png"\r\nContent-Type: image/png', Buffer.from(picture, 'base64'));
  return form === undefined ? null : { type: 'application/x-www-form-urlencoded', body: form };
};

const send = (agent: Agent, cookie: string, asked: Stream['asked'][number]) =>
  new Promise<string>((resolve) => {
    const posted = bodyOf(asked);
    const headers = { ...(cookie ? { cookie } : {}), ...(posted ? { 'content-type': posted.type } : {}) };
    const sent = request(`${origin}${asked.path}`, { agent, method: posted ? 'POST' : 'GET', headers });
    sent.once('response', (answer) => {
      const retry =
        answer.statusCode === 429 && answer.headers['retry-after'] === undefined ? ' without retry-after' : '';
      answer.resume().once('close', () => resolve(`${answer.statusCode}${retry}`));
    });
    sent.once('error', () => resolve('broken'));
    sent.end(posted?.body);
  });

const run = async ({ name, cookie, from, connections, pauseMs = 0, asked }: Stream): Promise<StreamOutcome> => {
  const agent = new Agent({ keepAlive: true, localAddress: from });
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  const connection = async (_: unknown, place: number) => {
    for (let turn = place; performance.now() < until; turn += 1) {
      const started = performance.now();
      const status = await send(agent, cookie, asked[turn % asked.length] ?? { path: '/' });
      times.push(performance.now() - started);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return {
    name,
    statuses,
    p50: Math.round(quantile(times, 0.5)),
    p99: Math.round(quantile(times, 0.99)),
    max: Math.round(Math.max(...times)),
  };
};

process.stdout.write(JSON.stringify(await Promise.all(streams.map(run))));
