import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { matchRoute } from './match-route.ts';
import { fillPath } from './path-pattern.ts';
import { SITE_ADDRESS } from './route.ts';
import { getRoute, hasPage, type RouteName, routes } from './routes.ts';

const lines = readFileSync(new URL('./routes.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1);
const table = lines.map((line) => {
  const [
    id = '',
    name = '',
    path = '',
    aliases = '',
    redirect = '',
    title = '',
    parentTitle = '',
    access = '',
    layout = '',
  ] = line.split('\t');
  const flags = layout.split(',').filter(Boolean);
  return {
    id,
    name: name as RouteName,
    path,
    aliases: aliases.split(/[ ,]+/).filter(Boolean),
    redirect,
    title,
    parentTitle,
    access: access || 'visitor',
    flags,
  };
});

const params = {
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

/** A shell has no page: its path shows the page that fills it. */
const pageOfShell: Partial<Record<RouteName, RouteName>> = {
  brand_zone: 'brand_list',
  user: 'user_home',
  order: 'order_list',
  list: 'list_index',
  search: 'search_index',
  yx: 'yx_index',
};

test('the table holds each row of the list once, in its order', () => {
  expect(Object.keys(routes)).toEqual(table.map((row) => row.name));
});

describe.each(table)('$id $name', (row) => {
  const route = getRoute(row.name);

  test(`[${row.id}] has the columns of the list`, () => {
    expect({
      path: route.path,
      aliases: route.aliases ?? [],
      redirect: route.redirect ?? '',
      title: route.title ?? '',
      parentTitle: route.parentTitle ?? '',
      access: route.access,
    }).toEqual({
      path: row.path,
      aliases: row.aliases,
      redirect: row.redirect,
      title: row.title,
      parentTitle: row.parentTitle,
      access: row.access,
    });
  });

  test(`[${row.id}] has the layout of the list`, () => {
    const has = (flag: string) => row.flags.includes(flag);
    const settingOf = (key: string) => row.flags.find((flag) => flag.startsWith(`${key}=`))?.slice(key.length + 1);
    const step = settingOf('step');
    expect(route.layout).toEqual({
      header: settingOf('header') ?? (has('bare') || has('no_header') ? 'none' : 'shop'),
      shadow: !has('no_shadow'),
      footer: !has('bare'),
      panel: !has('bare') && !has('no_panel'),
      menu: settingOf('menu') ?? (has('menu') ? 'normal' : null),
      nav: has('nav'),
      topAd: has('top_ad'),
      step: step ? Number(step) : null,
      // Forms that are filled in once, and the pages from payment on.
      restoresScroll: settingOf('header') !== 'login' && Number(step ?? 0) < 3,
    });
  });

  const addresses = [row.path, ...row.aliases].filter((path) => path !== '*');

  test.each(addresses)(`[${row.id}] %s leads to the route and back`, (pattern) => {
    const names = pattern.match(/(?<=:)\w+/g) ?? [];
    const filled = Object.fromEntries(names.map((name) => [name, params[name as keyof typeof params]]));
    const match = matchRoute(`${fillPath(pattern, filled)}/?from=%E9#top`);
    const name = pageOfShell[row.name] ?? row.name;
    expect(match).toMatchObject({ name, params: filled, path: fillPath(getRoute(name).path, filled) });
    expect(matchRoute(match.path).params).toEqual(match.params);
  });

  test.each(addresses.filter((path) => path.endsWith('?')))(
    `[${row.id}] %s may leave out what is optional`,
    (pattern) => {
      const shortest = pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:(\w+)/g, '1');
      expect(matchRoute(shortest).name).toBe(row.name);
    },
  );
});

test.each(table)('[$id] $name either shows a page or redirects, unless another route shows one at its path', (row) => {
  if (row.redirect !== '') expect(hasPage(row.name)).toBe(false);
  else expect(hasPage(row.name) || hasPage(matchRoute(row.path).name)).toBe(true);
});

test.each(table.filter((row) => row.redirect.startsWith('/')))('[$id] $path redirects to a page that exists', (row) => {
  expect(matchRoute(row.redirect.replace(':id', '1')).name).not.toBe('any');
});

test('[R003] an unknown path goes to the page for it', () => {
  expect(matchRoute('/there/is/nothing')).toEqual({
    name: 'any',
    params: {},
    path: '/there/is/nothing',
    redirect: '/404',
  });
});

test('[R008] the segments of an activity link stay with the redirect', () => {
  expect(matchRoute('/activity/eleven/jz/42').redirect).toBe('/loading/activity?url=eleven&url1=jz&url2=42');
});

test('[R045] logistics redirect to the detail of the same order', () => {
  expect(matchRoute('/order/wl/2026%2F1').redirect).toBe('/order/info/2026%2F1');
});

test('[R114] eleven_index redirects to the address of the site', () => {
  expect(matchRoute('/eleven').redirect).toBe(SITE_ADDRESS);
});
