import assert from 'node:assert/strict';
import test from 'node:test';
import { documentTitle, fillPath, getRoute, href, matchRoute, type RouteName, routes } from '@yaoji/routes';

const names = Object.keys(routes) as RouteName[];
const values = {
  id: '7 二',
  ids: '1,2',
  name: '补益/安神',
  page: '3',
  type: '100%',
  url: 'a b',
  url1: '中药',
  url2: '?#',
  ads: '#1',
};

test('the table has the 114 rows of the specification, and eleven of its own', () => {
  assert.equal(names.length, 126);
});

/** A shell shares its path with the page that fills it. */
const pageOfShell: Partial<Record<RouteName, RouteName>> = {
  brand_zone: 'brand_list',
  user: 'user_home',
  order: 'order_list',
  list: 'list_index',
  search: 'search_index',
  yx: 'yx_index',
};

test('every path and alias leads there and back', () => {
  for (const name of names.filter((one) => one !== 'any')) {
    const { path, aliases = [] } = getRoute(name);
    const page = pageOfShell[name] ?? name;
    for (const pattern of [path, ...aliases]) {
      const wanted = [...pattern.matchAll(/:(\w+)/g)].map(([, key]) => key as keyof typeof values);
      const params = Object.fromEntries(wanted.map((key) => [key, values[key]]));
      const canonical = fillPath(getRoute(page).path, params);
      const match = matchRoute(fillPath(pattern, params));
      assert.deepEqual(
        { name: match.name, path: match.path, params: { ...match.params } },
        { name: page, path: canonical, params },
      );
      assert.deepEqual(matchRoute(canonical).params, match.params);
    }
  }
});

test('[R003] what is unknown leads to the page for it', () => {
  assert.equal(matchRoute('/there/is/nothing').redirect, '/404');
});

test('links are typed by their path', () => {
  assert.equal(href('list_info', { id: 42 }), '/list_info/42');
  assert.equal(href('search_index', {}, { keywords: '阿胶' }), `/search_index?keywords=${encodeURIComponent('阿胶')}`);
  // @ts-expect-error the path needs an id
  assert.throws(() => href('list_info'));
  // @ts-expect-error no such route
  assert.throws(() => href('basket'));
});

test('[S11] documentTitle', () => {
  assert.equal(documentTitle('cart', '药集'), '购物车 - 药集');
});
