import { expect, test } from 'vitest';
import { pageFiles, pageModules } from './pages.ts';

test('each page has its file, and each file is a page', () => {
  expect(Object.values<string>(pageFiles).toSorted()).toEqual(Object.keys(pageModules).toSorted());
});
