import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';

it('[baseline] asks clients to come back while the database is away', async () => {
  const { app } = await startTestApp(drizzle(new pg.Pool({ host: '127.0.0.1', port: 1 })), { LOG_LEVEL: 'silent' });
  const answer = await app.inject({ url: '/api/goods/list' });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    { code: 503, message: '系统繁忙，请稍候再试', data: null },
  ]);
});
