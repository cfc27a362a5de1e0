import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs no variables: the embedded demonstration shop on this machine only', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      seed: 'demo',
      publicUrl: null,
    });
  });

  it('never seeds demonstration data into a configured database', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://shop@db/shop' }).seed).toBe('none');
  });

  it.each([
    ['PORT', 'eighty', 'a port from 0 to 65535'],
    ['PORT', '70000', 'a port from 0 to 65535'],
    ['SEED', 'all', 'demo or none'],
    ['PUBLIC_URL', 'shop.example.com', 'a URL such as https://shop.example.com'],
    ['OPEN_PRICES', 'maybe', 'yes or no'],
    ['UPLOAD_MEGABYTES', '0', 'a number from 1 to 50'],
    ['RENDER_WITHIN_MS', 'long', 'a number from 1 to 600000'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, silent'],
  ])('explains in one sentence the problem with %s=%s', (name, value, expected) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} is "${value}"; expected ${expected}.`);
  });

  it('reads secrets from files, and shows neither them nor their contents', () => {
    const folder = mkdtempSync(join(tmpdir(), 'yaoji-secrets-'));
    const path = join(folder, 'database');
    writeFileSync(path, 'postgres://shop:s3cret@127.0.0.1/shop\n');
    expect(readConfig({ DATABASE_URL_FILE: path }).databaseUrl).toBe('postgres://shop:s3cret@127.0.0.1/shop');
    writeFileSync(path, 's3cret');
    expect(() => readConfig({ DATABASE_URL_FILE: path })).toThrow(/^DATABASE_URL is "\(not shown\)"/);
    rmSync(folder, { recursive: true });
    expect(() => readConfig({ DATABASE_URL_FILE: path })).toThrow('DATABASE_URL_FILE is');
  });

  it('names every invalid variable at once', () => {
    try {
      readConfig({ PORT: 'x', SEED: 'y' });
      expect.unreachable();
    } catch (error) {
      expect((error as ConfigError).problems).toHaveLength(2);
    }
  });

  it('reads where uploaded files are stored', () => {
    const key = { FILES_KEY_ID: 'shop', FILES_SECRET: 'secret' };
    expect(readConfig({}).files).toBeNull();
    expect(readConfig({ FILES: 's3://s3.example.com/yaoji', FILES_REGION: 'cn-east-1', ...key }).files).toEqual({
      endpoint: 'https://s3.example.com/yaoji',
      keyId: 'shop',
      secret: 'secret',
      region: 'cn-east-1',
    });
    expect(readConfig({ FILES: 's3+http://127.0.0.1:9000/yaoji', ...key }).files?.endpoint).toBe(
      'http://127.0.0.1:9000/yaoji',
    );
    for (const FILES of ['/srv/files', 's3://yaoji', 's3://host/a/b', 's3://id:key@host/yaoji', 'https://host/yaoji'])
      expect(() => readConfig({ FILES, ...key }), FILES).toThrow(/^FILES is no address such as s3:/);
    expect(() => readConfig({ FILES: 's3://host/yaoji' })).toThrow('FILES needs FILES_KEY_ID and FILES_SECRET.');
  });

  it('does not repeat a database password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:secret@db/shop' })).toThrow(
      /^DATABASE_URL is "\(not shown\)"/,
    );
  });
});
