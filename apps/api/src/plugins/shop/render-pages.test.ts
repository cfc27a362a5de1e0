import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { openTestDatabase } from '#db/testing.ts';
import { openImpersonation } from '#modules/identity/auth/index.ts';
import { writeSetting } from '#modules/platform/setting/index.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const shopDir = mkdtempSync(join(tmpdir(), 'yaoji-rendered-'));
for (const folder of ['server', '.vite', 'assets']) mkdirSync(join(shopDir, folder));
const page = `<!doctype html><html><head><script>hold()</script><title>药集</title>
  <script type="module" src="/assets/main.js"></script><link rel="modulepreload" href="/assets/base.js"><link rel="stylesheet" href="/assets/main.css"></head>
<body><div id="root"></div></body></html>`;
writeFileSync(join(shopDir, 'index.html'), page);
writeFileSync(
  join(shopDir, '.vite/manifest.json'),
  JSON.stringify({
    'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_base.js'] },
    '_base.js': { file: 'assets/base.js' },
    '_goods.js': { file: 'assets/goods.js', imports: ['_base.js'] },
    // Its key is the source file, unless the build's configuration names it in a group.
    '_list-4Jx.js': { file: 'assets/list.js', name: 'list', imports: ['_goods.js'] },
  }),
);
for (const file of ['main.js', 'base.css', 'mark.svg']) writeFileSync(join(shopDir, 'assets', file), '/* */');
// A stand-in for the shop's build: shows its viewer, according to the API.
writeFileSync(
  join(shopDir, 'server/entry.server.mjs'),
  `let renders = 0;
export const renderPage = async ({ address, fetch, cachedHtml }) => {
  if (address === '/cart') return { kind: 'shell' };
  if (address === '/help') return { kind: 'redirect', to: '/help/xrzn/hyzc' };
  if (address === '/list/info/404') return { kind: 'missing' };
  if (address === '/list?chat') return { kind: 'page', file: 'src/pages/list.tsx', title: '', data: '{}', html: '', chatUrl: 'https://known.example.com/' };
  if (address === '/list/info/500') throw new Error('broken');
  if (address === '/') await globalThis.onHome?.();
  if (address === '/list?often') await Promise.all([1, 2, 3].map(() => fetch('/api/user/base')));
  const { data } = await (await fetch('/api/user/base', { headers: { 'x-request-id': 'of-the-page' } })).json();
  const who = data.show ? data.username : 'visitor';
  if (address === '/list?cached') {
    const html = await cachedHtml('key', async () => '<main>' + ++renders + '</main>');
    return { kind: 'page', file: 'src/pages/list.tsx', title: '', data: '{}', html };
  }
  const title = 'for <' + who + '> & co';
  return { kind: 'page', file: 'src/pages/list.tsx', title, data: '"</script><b>"', html: address === '/order' ? '' : '<main id="main">' + who + '</main>' };
};`,
);

const { db } = await openTestDatabase();
const { app, signIn } = await startTestApp(db, { SHOP_DIR: shopDir, LOG_LEVEL: 'silent' });
let session = '';
beforeAll(async () => {
  await addBuyer(db, { username: 'pharmacy' });
  session = await signIn('pharmacy');
});

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('a rendered page', () => {
  it('looks the session of its calls up once, and each page its own', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const lookups = () => query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('token_hash')).length;
    const often = () => open('/list?often', { cookie: session });
    expect((await often()).body).toContain('pharmacy');
    expect(lookups()).toBe(1);
    await Promise.all([often(), often()]);
    expect(lookups()).toBe(3);
    query.mockRestore();
  });

  it('has its content, title and scripts, and its style before every script', async () => {
    const answer = await open('/list');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<div id="root"><main id="main">visitor</main></div>');
    expect(answer.body).toContain('<title>for &lt;visitor&gt; &amp; co</title>');
    expect(answer.body).toContain('<script type="module" fetchpriority="low" src="/assets/main.js"></script>');
    const links = [...answer.body.matchAll(/<link rel="(stylesheet|modulepreload)"[^>]* href="([^"]+)"/g)].map(
      ([, rel, file]) => [rel, file],
    );
    expect(links).toEqual([
      ['stylesheet', '/assets/main.css'],
      ['modulepreload', '/assets/base.js'],
      ['modulepreload', '/assets/list.js'],
      ['modulepreload', '/assets/goods.js'],
    ]);
  });

  it('[S8] is painted once its content arrives: a partly painted header would shift', async () => {
    const waits = '<link rel="expect" href="#main" blocking="render">';
    expect((await open('/list')).body).toContain(waits);
    expect((await open('/order')).body).not.toContain(waits);
  });

  it('transfers its data as inert text', async () => {
    const { body } = await open('/list');
    const data = body.match(/<script id="shop-data" type="application\/json">(.*?)<\/script>/)?.[1];
    expect(data).toBe('"\\u003c/script>\\u003cb>"');
    expect(JSON.parse(data ?? '')).toBe('</script><b>');
  });

  it('[P1] is rendered for its viewer, and never cached by others', async () => {
    const [own, visitors] = [await open('/list', { cookie: session }), await open('/list')];
    expect([
      own.body.includes('<main id="main">pharmacy</main>'),
      visitors.body.includes('<main id="main">visitor</main>'),
    ]).toEqual([true, true]);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(visitors.headers['cache-control']).toBe('private, no-store');
  });
});

it('renders the HTML of a cache key once', async () => {
  const answers = await Promise.all([open('/list?cached'), open('/list?cached')]);
  answers.push(await open('/list?cached'));
  expect(answers.map(({ body }) => body.includes('<main>1</main>'))).toEqual([true, true, true]);
});

describe('an unrendered page', () => {
  it.each([
    ['/cart', 200],
    ['/list/info/404', 404],
    ['/list/info/500', 200],
  ])('%s is left to the browser, with status %i', async (url, status) => {
    const answer = await open(url);
    expect([answer.statusCode, answer.body]).toEqual([status, page]);
  });
});

it('an old address redirects to its page', async () => {
  const answer = await open('/help');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/help/xrzn/hyzc']);
});

it.each(['/server/entry.server.mjs', '/.vite/manifest.json'])('%s is not served', async (url) => {
  const answer = await open(url);
  expect(answer.body).not.toMatch(/renderPage|isEntry/);
});

describe('a file of the build', () => {
  it.each(['main.js', 'base.css'])('%s is never sniffed, and has no headers of a page', async (file) => {
    const { headers } = await open(`/assets/${file}`);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it('that opens on its own, such as a picture, has them', async () => {
    expect((await open('/assets/mark.svg')).headers['content-security-policy']).toContain("script-src 'self'");
  });
});

describe('the operator’s chat', () => {
  const frames = async (url: string) =>
    /frame-src ([^;]*)/.exec(String((await open(url)).headers['content-security-policy']))?.[1];

  it('[P5] may be shown in a frame, and nothing else may', async () => {
    await writeSetting(db, 'site', { chatUrl: 'https://chat.example.com/room?shop=7' });
    expect([await frames('/list'), await frames('/cart')]).toEqual([
      'https://chat.example.com',
      'https://chat.example.com',
    ]);
    expect(await frames('/list?chat')).toBe('https://known.example.com');
    await writeSetting(db, 'site', { chatUrl: null });
    expect(await frames('/list')).toBeUndefined();
  });
});

it('the build’s inline script may run in pages, and nowhere else', async () => {
  const scripts = async (url: string) =>
    /script-src-elem ([^;]*)/.exec(String((await open(url)).headers['content-security-policy']))?.[1];
  const hash = createHash('sha256').update('hold()').digest('base64');
  for (const url of ['/list', '/cart', '/no/such/page']) expect(await scripts(url)).toBe(`'self' 'sha256-${hash}'`);
  for (const url of ['/assets/mark.svg', '/api/user/base']) expect(await scripts(url)).toBeUndefined();
});

it('a page being rendered during a stop logs no error', async () => {
  const said: string[] = [];
  const stream = { write: (line: string) => said.push(line) };
  const config = readConfig({ SEED: 'none', SHOP_DIR: shopDir });
  for (const isBegun of [false, true]) {
    const [begun, stopping] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.stubGlobal('onHome', () => {
      begun.resolve();
      return stopping.promise;
    });
    const starting = await buildApp({ config, db, logger: { level: 'warn', stream } });
    await starting.listen({ port: 0, host: '127.0.0.1' });
    if (isBegun) await begun.promise;
    const closing = starting.close();
    await nextTurn();
    stopping.resolve();
    await closing;
  }
  vi.unstubAllGlobals();
  expect(said).toEqual([]);
});

it.each(['/list', '/cart', '/no/such/page'])('a public demonstration shows a notice on %s', async (url) => {
  const { app } = await startTestApp(db, { SHOP_DIR: shopDir, HOST: '0.0.0.0', DEMO_IN_PUBLIC: 'yes' });
  const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(body).toMatch(/<body>.*演示站点.*<div id="root">/s);
  const { app: own } = await startTestApp(db, { SHOP_DIR: shopDir });
  expect((await own.inject({ url, headers: { accept: 'text/html' } })).body).not.toContain('演示站点');
});

it.each(['/list', '/cart', '/no/such/page'])('an impersonated page shows a notice above %s, escaped', async (url) => {
  const { id } = await addBuyer(db, { username: `looked${url.replaceAll('/', '-')}`, company: '康宁<b>药房' });
  const ticket = await openImpersonation(db, id, 'li', new Date());
  const begun = await open(`/look/${ticket}`);
  const cookie = [begun.headers['set-cookie'] ?? []]
    .flat()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { body } = await open(url, { cookie });
  expect(body).toMatch(
    /<body><p role="note"[^>]*>客服 li 正在以「康宁&lt;b&gt;药房」的身份查看，只读，至 \d\d:\d\d<a href="\/look\/end"/,
  );
  expect((await open(url, { cookie: session })).body).not.toContain('正在以');
  expect((await open(url, { cookie: 'yaoji_look=1' })).body).not.toContain('正在以');
});
