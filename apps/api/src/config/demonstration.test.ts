import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { openTestDatabase } from '#db/testing.ts';
import { setMark } from '#modules/platform/setting/index.ts';
import { serve } from '#serve.ts';
import { isShownInPublic, refuseDemonstration } from './demonstration.ts';

const { db, close, kind } = await openTestDatabase();
const of = (env: Record<string, string>) => readConfig(env);
const doors = /demonstration accounts \(SEED=demo\).*sandbox cashier.*sandbox messages.*DEMO_IN_PUBLIC=yes/;

describe('open doors of the demonstration', () => {
  it.each([{ PUBLIC_URL: 'https://shop.example.com' }, { HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '192.168.1.5' }])(
    'are refused if other machines can reach the server: %o',
    (env) => {
      expect(() => refuseDemonstration(of(env))).toThrow(doors);
    },
  );

  it.each([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://127.0.0.1:3000' },
    { PUBLIC_URL: 'http://localhost:8080' },
  ])('are allowed on this machine: %o', (env) => {
    expect(() => refuseDemonstration(of(env))).not.toThrow();
    expect(isShownInPublic(of(env))).toBe(false);
  });

  it('are allowed explicitly, each listed by name', () => {
    const open = of({ HOST: '0.0.0.0', DEMO_IN_PUBLIC: 'yes' });
    expect(() => refuseDemonstration(open)).not.toThrow();
    expect(isShownInPublic(open)).toBe(true);
    const cashier = of({ HOST: '0.0.0.0', DATABASE_URL: 'postgres://shop@db/shop', SANDBOX_CASHIER: 'yes' });
    expect(() => refuseDemonstration(cashier)).toThrow(/^The sandbox cashier/);
    const shut = of({ HOST: '0.0.0.0', SEED: 'none', SANDBOX_CASHIER: 'no', SANDBOX_MESSAGES: 'no' });
    expect(() => refuseDemonstration(shut)).not.toThrow();
    expect(isShownInPublic(shut)).toBe(false);
  });

  it('are refused, too, if the database was seeded with the demonstration earlier', async () => {
    await setMark(db, 'demo', 'done');
    const env = { HOST: '0.0.0.0', PORT: '0', SEED: 'none', SANDBOX_CASHIER: 'no', SANDBOX_MESSAGES: 'no' };
    await expect(serve(of(env), { db, close, kind } as never)).rejects.toThrow(/demonstration accounts/);
  });
});
