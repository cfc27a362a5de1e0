import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addJob } from '#modules/platform/job/index.ts';
import { startTestDesk } from '#testing/desk.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { app, call, time, config } = await startTestApp(db);
const broken = await startTestApp({ execute: async () => Promise.reject(new Error('gone')) } as never, {
  LOG_LEVEL: 'silent',
});
const silent = await startTestApp({ execute: () => new Promise(() => {}) } as never);

const metricsOf = async (headers: Record<string, string> = {}) => (await app.inject({ url: '/metrics', headers })).body;

/** Number of answers so far, including those of other tests in this process. */
const countOf = (text: string, operation: string, status: string) =>
  Number(
    text.split(`yaoji_request_seconds_count{operation="${operation}",status="${status}"} `)[1]?.split('\n')[0] ?? 0,
  );

describe('/healthz and /readyz', () => {
  it('report the state of process and database', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const { statusCode, body, headers } = await app.inject({ url });
      expect([statusCode, body, headers['cache-control']]).toEqual([200, 'ok\n', 'no-store']);
    }
  });

  it.each([
    ['fails', broken],
    ['is silent', silent],
  ])('distinguish the process from its database, which %s', async (_, { app }) => {
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const { statusCode, body } = await app.inject({ url: '/readyz' });
    expect([statusCode, body]).toEqual([503, 'The database does not answer.\n']);
  });
});

describe('/metrics', () => {
  it('counts answers by operation and status class, in cumulative buckets', async () => {
    const before = await metricsOf();
    await call('getUserState');
    await call('getUserState');
    await call('getWallet');
    const text = await metricsOf();
    const seen = countOf(text, 'getUserState', '2xx');
    expect(seen - countOf(before, 'getUserState', '2xx')).toBe(2);
    expect(countOf(text, 'getWallet', '4xx') - countOf(before, 'getWallet', '4xx')).toBe(1);
    expect(text).toContain(`yaoji_request_seconds_bucket{le="+Inf",operation="getUserState",status="2xx"} ${seen}`);
    const buckets = [...text.matchAll(/_bucket\{.*operation="getUserState",status="2xx"\} (\d+)/g)].map(([, count]) =>
      Number(count),
    );
    expect(buckets).toEqual(buckets.toSorted((one, other) => one - other));
  });

  it('counts the desk’s, too', async () => {
    const desk = await startTestDesk(db, { config, time });
    const before = await metricsOf();
    await desk.call('logOut');
    await desk.call('listWork');
    const text = await metricsOf();
    for (const [operation, status] of [
      ['desk logOut', '2xx'],
      ['desk listWork', '4xx'],
    ] as const)
      expect(countOf(text, operation, status) - countOf(before, operation, status)).toBe(1);
  });

  it('shows pool, jobs, memory and event loop', async () => {
    const entry = { kind: 'sweep', payload: {}, runAt: new Date(time.now.getTime() - 1000) };
    await addJob(db, { ...entry, key: 'one' });
    await addJob(db, { ...entry, key: 'two', runAt: new Date(time.now.getTime() + 60_000) });
    let text = '';
    let delay = 0;
    await expect
      .poll(async () => {
        text = await metricsOf();
        delay = Number(text.match(/yaoji_event_loop_delay_seconds\{quantile="0.99"\} (\S+)/)?.[1]);
        return delay;
      })
      .toBeGreaterThan(0.01);
    expect(text).toContain('yaoji_jobs{state="due"} 1');
    expect(text).toContain('yaoji_jobs{state="running"} 0');
    expect(text).toContain('yaoji_jobs{state="planned"} 1');
    expect(text).toMatch(/yaoji_database_connections\{state="idle"\} [1-9]/);
    expect(delay).toBeLessThan(10);
    expect(text).toMatch(/process_resident_memory_bytes \d{8,}/);
    for (const name of ['nodejs_heap_used_bytes', 'nodejs_external_memory_bytes', 'process_cpu_seconds_total']) {
      expect(text).toMatch(new RegExp(`^${name} [\\d.]+$`, 'm'));
    }
  });

  it('reports no delay before a measurement', async () => {
    const [, second] = [await metricsOf(), await metricsOf()];
    const delay = second?.match(/yaoji_event_loop_delay_seconds\{quantile="0.99"\} ([\d.]+)\n/)?.[1];
    expect(Number(delay)).toBeGreaterThanOrEqual(0);
  });

  it('is a page in Prometheus format', async () => {
    const sample = /^[a-z][a-z0-9_]*(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? ([\d.e+-]+|Nan)$/;
    for (const line of (await metricsOf()).trimEnd().split('\n')) {
      if (line !== '' && !line.startsWith('#')) expect(line).toMatch(sample);
    }
  });

  it('works without the database', async () => {
    const { statusCode, body } = await broken.app.inject({ url: '/metrics' });
    expect([statusCode, body.includes('process_uptime_seconds'), body.includes('yaoji_jobs{')]).toEqual([
      200,
      true,
      false,
    ]);
  });

  it('[baseline] is only for this machine without the token', async () => {
    const from = (remoteAddress: string, headers = {}) => app.inject({ url: '/metrics', remoteAddress, headers });
    expect((await from('10.0.0.7')).statusCode).toBe(404);
    expect((await from('127.0.0.1', { 'x-forwarded-for': '10.0.0.7' })).statusCode).toBe(404);
    const token = 'a-token-of-some-length';
    const guarded = await startTestApp(db, { METRICS_TOKEN: token });
    const ask = (authorization: string) =>
      guarded.app.inject({ url: '/metrics', remoteAddress: '10.0.0.7', headers: { authorization } });
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
    expect((await ask('Bearer something-else-here')).statusCode).toBe(404);
    expect((await guarded.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  });
});

describe('/docs', () => {
  it('shows every call of the contract and loads nothing from other hosts', async () => {
    const { statusCode, body, headers } = await app.inject({ url: '/docs' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const call of ['listGoods', '/api/order/{id}/pay']) expect(body).toContain(call);
    expect(body).not.toMatch(/<script|(src|href)="(https?:)?\/\//);
  });
});
