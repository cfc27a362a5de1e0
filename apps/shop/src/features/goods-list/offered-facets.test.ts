import type { Facet } from '@yaoji/api-client/wire';
import { expect, test } from 'vitest';
import { offeredFacets } from './offered-facets.ts';

const values = (...names: string[]) => names.map((name) => ({ value: name, label: name, count: 3 }));
const tags: Facet = { key: 'tags', label: '活动', values: values('满', '特', '新') };
const flags: Facet = {
  key: 'flags',
  label: '特色',
  values: values('full_reduction', 'special', 'swap', 'near_expiry'),
};
const offered = (facets: Facet[]) =>
  Object.fromEntries(facets.map(({ key, values }) => [key, values.map(({ value }) => value)]));

test('a mark with an equivalent tag is offered once', () => {
  expect(offered(offeredFacets({}, [tags, flags]))).toEqual({
    tags: ['满', '特', '新'],
    flags: ['swap', 'near_expiry'],
  });
});

test('a chosen mark stays, so that it can be removed', () => {
  expect(offered(offeredFacets({}, [tags, flags], ['special']))).toMatchObject({
    flags: ['special', 'swap', 'near_expiry'],
  });
});

test('where the page fixes the tags, only marks are offered', () => {
  expect(offered(offeredFacets({ tags: ['优'] }, [tags, flags]))).toEqual({
    flags: ['full_reduction', 'special', 'swap', 'near_expiry'],
  });
});

test('marks disappear when tags cover them all', () => {
  expect(offered(offeredFacets({}, [tags, { ...flags, values: values('special') }]))).toEqual({
    tags: ['满', '特', '新'],
  });
});
