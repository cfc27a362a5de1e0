// @vitest-environment node
import type { DehydratedState } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderPage as renderWithCache } from './entry.server.tsx';
import type { PageRequest } from './render/rendering.ts';
import { contractAnswer } from './testing/contract-answers.ts';
import { wireBuyer, wireCommon, wireListing, wireVisitor } from './testing/wire-browse.ts';
import { wireGoods } from './testing/wire-samples.ts';

vi.mock('react-dom/server', async (load) => {
  const library = await load<typeof import('react-dom/server')>();
  return { ...library, renderToPipeableStream: vi.fn(library.renderToPipeableStream) };
});

type Answers = Record<string, unknown>;

/** A server with these answers, and 404 for everything else. */
const answering = (answers: Answers): typeof fetch => {
  return async (input) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const code = pathname in answers ? 200 : 404;
    return new Response(JSON.stringify({ code, message: '', data: answers[pathname] ?? null }), {
      status: code,
      headers: { 'content-type': 'application/json' },
    });
  };
};

const frame: Answers = {
  '/api/user/base': wireVisitor(),
  '/api/focus/common': wireCommon(),
  '/api/article/footer': [],
  '/api/global/links': [],
};

const home: Answers = Object.fromEntries(
  ['/api/focus', '/api/focus/top', '/api/focus/postList', '/api/index/spike', '/api/index_wntj/1'].map((path) => [
    path,
    contractAnswer('GET', path, 'full'),
  ]),
);

const pages = new Map<string, Promise<string>>();
const cachedHtml: PageRequest['cachedHtml'] = (key, render) => {
  const page = pages.get(key) ?? render();
  pages.set(key, page);
  return page;
};
const renderPage = (request: Omit<PageRequest, 'cachedHtml'>) => renderWithCache({ ...request, cachedHtml });

const render = async (address: string, answers: Answers = {}) => {
  const rendering = await renderPage({ address, fetch: answering({ ...frame, ...answers }) });
  if (rendering.kind !== 'page') return { kind: rendering.kind, html: '', title: '', state: null };
  const { kind, title, html, data, file } = rendering;
  return { kind, title, file, html, state: JSON.parse(data) as DehydratedState };
};

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

const goods = wireGoods({ id: 7, name: '六味地黄丸' });

test('a list comes with its products and hands over its data', async () => {
  const { html, title, state, file } = await render('/list?page=1', { '/api/goods/list': wireListing([goods]) });
  expect(html).toContain('六味地黄丸');
  expect(html).not.toContain('<script');
  expect(title).toContain('药集');
  expect(file).toBe('src/pages/list/list-index/list-index-page.tsx');
  expect(state?.queries.map(({ state: { status } }) => status)).not.toContain('error');
  expect(JSON.stringify(state)).toContain('六味地黄丸');
});

test('a page waits for the code of its parts', async () => {
  const { html } = await render('/', home);
  expect([html.includes('为您推荐'), html.includes('<!--$!-->')]).toEqual([true, false]);
});

test('[R112] a page with no header loads the data of its footer', async () => {
  const category = { id: 1, name: '新手指南', children: [{ id: 7, name: '会员注册', url: '/help/xrzn/hyzc' }] };
  const { html } = await render('/help/zfps/ypth', {
    '/api/article/footer': [category],
    '/api/article/category': [],
    '/api/article/search': [],
  });
  expect(html).toContain('会员注册');
});

test('two concurrent pages do not share data', async () => {
  const own = wireGoods({ id: 8, name: '只给药店看的' });
  const [forBuyer, forVisitor] = await Promise.all([
    render('/list', { '/api/user/base': wireBuyer(), '/api/goods/list': wireListing([own]) }),
    render('/list', { '/api/goods/list': wireListing([goods]) }),
  ]);
  expect([forBuyer.html.includes('只给药店看的'), forBuyer.html.includes('六味地黄丸')]).toEqual([true, false]);
  expect([forVisitor.html.includes('只给药店看的'), forVisitor.html.includes('六味地黄丸')]).toEqual([false, true]);
});

test('a visitor’s list has all its cards, a buyer’s only the visible ones, and both have all data', async () => {
  const many = Array.from({ length: 12 }, (_, index) => wireGoods({ id: index + 1, name: `板蓝根颗粒${index + 1}` }));
  const list = { '/api/goods/list': wireListing(many) };
  const cards = (html: string) => html.match(/<article/g)?.length;
  expect(cards((await render('/list', list)).html)).toBe(12);
  const own = await render('/list', { ...list, '/api/user/base': wireBuyer() });
  expect(cards(own.html)).toBe(10);
  expect(JSON.stringify(own.state)).toContain('板蓝根颗粒12');
});

test('[P1] a visitor’s page is rendered again only when its data has changed', async () => {
  const rendered = vi.mocked(renderToPipeableStream);
  const html = async (answers: Answers) => (await render('/list?kept', answers)).html;
  const list = { '/api/goods/list': wireListing([goods]) };
  const first = await html(list);
  rendered.mockClear();
  const later = { ...wireCommon(), timestamp: wireCommon().timestamp + 5_000 };
  expect(await html({ ...list, '/api/focus/common': later })).toBe(first);
  expect(rendered).not.toHaveBeenCalled();

  const soldOut = await html({ '/api/goods/list': wireListing([{ ...goods, name: '另一种' }]) });
  expect(soldOut).toContain('另一种');
  const own = await html({ ...list, '/api/user/base': wireBuyer() });
  expect([own === first, rendered.mock.calls.length]).toEqual([false, 2]);
});

test('an answer that only sets the clock renders no page again', async () => {
  const rendered = vi.mocked(renderToPipeableStream);
  const at = (timestamp: number) =>
    render('/', {
      ...home,
      '/api/index/spike': { ...(home['/api/index/spike'] as object), timestamp },
    });
  const first = await at(1_795_000_000);
  rendered.mockClear();
  expect((await at(1_795_000_007)).html).toBe(first.html);
  expect(rendered).not.toHaveBeenCalled();
  expect(JSON.stringify(first.state)).toContain('1795000000');
});

test('[R001] a new customer’s home page says what the review waits for', async () => {
  const answers = {
    ...home,
    '/api/user/base': wireBuyer({ is_passed: 0 }),
    '/api/auth/register/status': contractAnswer('GET', '/api/auth/register/status', 'full'),
  };
  expect(mainOf((await render('/', answers)).html)).toMatch(/重新上传|去完善|查看进度/);
});

test('a failed query is left to the browser, which retries it', async () => {
  const failing: typeof fetch = (input, init) =>
    String(input).includes('/api/global/links')
      ? Promise.resolve(new Response('', { status: 502 }))
      : answering({ ...frame, '/api/goods/list': wireListing([goods]) })(input, init);
  const rendering = await renderPage({ address: '/list', fetch: failing });
  expect(rendering.kind).toBe('page');
  const state = rendering.kind === 'page' ? (JSON.parse(rendering.data) as DehydratedState) : null;
  expect(state?.queries.map(({ queryKey }) => queryKey[0])).not.toContain('links');
});

test('the server waits for data up to the limit, then leaves it to the browser', async () => {
  let answer = () => {};
  const slow: typeof fetch = async (input, init) => {
    if (String(input).includes('/api/goods/list')) await new Promise<void>((resolve) => (answer = resolve));
    return answering({ ...frame, '/api/goods/list': wireListing([goods]) })(input, init);
  };
  const html = async (withinMs: number) => {
    const rendering = await renderPage({ address: '/list', fetch: slow, withinMs });
    return rendering.kind === 'page' ? rendering.html : '';
  };
  expect(await html(1)).not.toContain('六味地黄丸');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const patient = html(60_000);
  await vi.advanceTimersByTimeAsync(59_000);
  answer();
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  expect(await patient).toContain('六味地黄丸');
});

test('an unknown product is missing', async () => {
  expect((await render('/list/info/404')).kind).toBe('missing');
});

test('an old address redirects to the page, with its query', async () => {
  const rendering = await renderPage({ address: '/help?id=3', fetch: answering(frame) });
  expect(rendering).toEqual({ kind: 'redirect', to: '/help/xrzn/hyzc?id=3' });
});

// A visible form accepts input, which would be lost until the form's code is loaded.
test.each([
  ['/login', false],
  ['/register/wechat', false],
  ['/register/step1', true],
  ['/forget/step1', true],
] as const)(
  '[P3] the browser renders %s in its frame, and gets the data it needs and who the viewer is: %s',
  async (address, isAsked) => {
    const { kind, html, file, state } = await render(address);
    expect([kind, /<header/.test(html), /<input/.test(mainOf(html))]).toEqual(['page', true, false]);
    expect(file).toMatch(/^src\/pages\/.*-page\.tsx$/);
    expect(state?.queries.map(({ queryKey }) => queryKey[0]).includes('user')).toBe(isAsked);
  },
);

test.each(['/no/such/page', '/404'])('%s is left to the browser', async (address) => {
  expect((await render(address)).kind).toBe('shell');
});

test('a buyer’s page includes the answers to its first calls, and none for a visitor', async () => {
  const addresses = { '/api/address': contractAnswer('GET', '/api/address', 'full') };
  const keysFor = async (user: unknown) =>
    (await render('/addr', { ...addresses, '/api/user/base': user })).state?.queries.map(({ queryKey }) => queryKey[0]);
  expect(await keysFor(wireBuyer())).toContain('address');
  expect(await keysFor(wireVisitor())).not.toContain('address');
});

test('an unknown order is not a missing page: its page shows the reason', async () => {
  const { kind, html } = await render('/order/info/404', { '/api/user/base': wireBuyer() });
  expect([kind, mainOf(html).includes('加载')]).toEqual(['page', true]);
});

test.each(['/cart_step4', '/cart_hm?id=x'])(
  '%s names no order and redirects to the list of orders',
  async (address) => {
    const rendering = await renderPage({ address, fetch: answering(frame) });
    expect(rendering).toEqual({ kind: 'redirect', to: '/order' });
  },
);

test('the form below an article is rendered with it', async () => {
  const { kind, html } = await render('/help/us/tsjy', {
    '/api/user/base': wireBuyer(),
    '/api/article/category': [],
    '/api/article/search': [],
  });
  expect(kind).toBe('page');
  expect(html).toContain('400-');
  expect(html).toContain('<textarea');
});

test.each(['/cart', '/order'])('the browser renders %s in its frame, and gets who the viewer is', async (address) => {
  const { kind, html, title, state } = await render(address, { '/api/user/base': wireBuyer() });
  expect([kind, /<header/.test(html), mainOf(html).includes('加载')]).toEqual(['page', true, true]);
  expect(html).toContain(wireBuyer().company);
  expect(title).toContain('药集');
  const keys = state?.queries.map(({ queryKey }) => queryKey[0]);
  expect(keys).toContain('user');
  expect(keys).not.toContain('cart');
});
