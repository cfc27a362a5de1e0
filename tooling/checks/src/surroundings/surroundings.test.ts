import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { surroundings } from './surroundings.ts';

const judge = (file: string, source: string) => surroundings(fixture({ [file]: source })).map(({ message }) => message);

test.for([
  ['apps/api/src/modules/cart/cart/a.ts', 'const port = process.env.PORT;', 'read it in apps/api/src/config.ts'],
  ['apps/shop/src/shared/a.ts', 'const host = import.meta.env.VITE_API;', 'read it in apps/shop/src/config.ts'],
  ['apps/shop/src/config.ts', 'const host = process.env.HOST;', 'a package takes settings as parameters'],
  ['packages/api-client/src/a.ts', 'const host = process.env.HOST;', 'a package takes settings as parameters'],
])('%s may not hold %s', ([file, source, advice]) => {
  expect(judge(file ?? '', source ?? '')).toEqual([expect.stringContaining(advice ?? '')]);
});

test('only one file starts programs, and none decides which certificates to accept', () => {
  const starting = "import { spawn } from 'node:child_process';";
  expect(judge('apps/api/src/db/embedded/programs.ts', starting)).toEqual([]);
  expect(judge('apps/api/src/modules/quality/paper/draw.ts', starting)).toEqual([
    expect.stringContaining('starts a program'),
  ]);
  expect(judge('apps/api/src/modules/platform/sms/send.ts', 'const agent = { rejectUnauthorized: false };')).toEqual([
    expect.stringContaining('certificates'),
  ]);
});

test('each config.ts reads its settings', () => {
  expect(judge('apps/api/src/config.ts', 'const port = process.env.PORT;')).toEqual([]);
  expect(judge('apps/shop/src/config.ts', 'const host = import.meta.env.VITE_API;')).toEqual([]);
});

const SHOP = 'apps/shop/src/features/cart/a.tsx';

test.for([
  'const wide = window.innerWidth > 1000;',
  'export function Drawer() { const wide = window.innerWidth > 1000; return wide; }',
  'export const Drawer = () => document.title;',
  'function useWidth() { return window.innerWidth; }',
  'export function Drawer() { const kept = localStorage.getItem("a"); return kept; }',
])('rejects browser globals while rendering: %s', (source) => {
  expect(judge(SHOP, source)).toEqual([expect.stringContaining('while rendering')]);
});

test.for([
  'export function Drawer() { useEffect(() => { window.scrollTo(0, 0); }, []); }',
  'export function Drawer() { const onClick = () => window.print(); return onClick; }',
  'function scrollUp() { window.scrollTo(0, 0); }',
  'export function Drawer() { return typeof window === "undefined"; }',
  'export function Crumbs() { const location = useLocation(); return location.pathname; }',
  'export function Crumbs({ location }) { return location.pathname; }',
  'const x = goods.document.name;',
])('accepts them when called later: %s', (source) => {
  expect(judge(SHOP, source)).toEqual([]);
});

test('accepts them in the app’s entry and in tests, which run only in a browser', () => {
  expect(judge('apps/shop/src/entry.client.tsx', 'document.getElementById("root");')).toEqual([]);
  expect(judge('apps/shop/src/features/cart/a.test.tsx', 'window.scrollTo(0, 0);')).toEqual([]);
});
