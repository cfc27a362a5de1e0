import { fillPath, getRoute, hasPage, matchRoute, type RouteName, routes as table } from '@yaoji/routes';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { importPage, pageFile, routes } from './routes.tsx';

const names = Object.keys(table) as RouteName[];
const pages = names.filter(hasPage);

test('each page has its file, and each file is a page', () => {
  const files = Object.keys(import.meta.glob('./pages/*/*/*-page.tsx')).map((file) => file.replace('./', 'src/'));
  expect([...new Set(pages.map(pageFile))].toSorted()).toEqual(files.toSorted());
});

const params = {
  id: '7',
  ids: '7,8',
  name: '滋补 / 50%',
  url: 'yx',
  url1: 'a',
  url2: 'b',
  ads: '3',
  page: '2',
  type: '1',
};
const addresses = names.flatMap((name) =>
  [getRoute(name).path, ...(getRoute(name).aliases ?? [])].flatMap((path) => [
    fillPath(path, params),
    fillPath(path.replace(/\/:\w+\?/g, ''), params),
  ]),
);

test.each([...new Set(addresses), '/LIST/', '/no/such/page', '/brand/x', '/list/info/%E5%85%9A/1'])(
  'react-router finds at %s the same page as the route table',
  (address) => {
    const match = matchRoute(address);
    const found = matchRoutes(routes, address)?.at(-1);
    if (!hasPage(match.name)) return expect(found?.route.handle).toBeUndefined();
    expect(found?.route.handle).toEqual({ name: match.name });
    expect({ ...found?.params }).toEqual(match.params);
  },
);

test('routes of the same page share its code', async () => {
  const [guide, safety] = await Promise.all([importPage('help_shopping'), importPage('help_safe')]);
  expect(guide).toBe(safety);
});

test('every address shows something until its loader has run', () => {
  const children = routes[0]?.children ?? [];
  expect(children.filter(({ hydrateFallbackElement }) => !hydrateFallbackElement).map(({ path }) => path)).toEqual([]);
});
