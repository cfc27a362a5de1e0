import type { Facet } from '@yaoji/api-client/wire';
import { expect, test } from 'vitest';
import { facetsBeside } from './facets-beside.ts';

const values = (...names: string[]) => names.map((name) => ({ value: name, label: name, count: 3 }));
const tags: Facet = { key: 'tags', label: '活动', values: values('满', '特', '新') };
const flags: Facet = {
  key: 'flags',
  label: '特色',
  values: values('full_reduction', 'special', 'swap', 'near_expiry'),
};
const offered = (facets: Facet[]) =>
  Object.fromEntries(facets.map(({ key, values }) => [key, values.map(({ value }) => value)]));

test('a mark that a tag stands for is offered once', () => {
  expect(offered(facetsBeside({}, [tags, flags]))).toEqual({
    tags: ['满', '特', '新'],
    flags: ['swap', 'near_expiry'],
  });
});

test('a mark that is chosen stays, so that it can be taken back', () => {
  expect(offered(facetsBeside({}, [tags, flags], ['special']))).toMatchObject({
    flags: ['special', 'swap', 'near_expiry'],
  });
});

test('where the page keeps to tags of its own, marks are all there is to choose', () => {
  expect(offered(facetsBeside({ tags: ['优'] }, [tags, flags]))).toEqual({
    flags: ['full_reduction', 'special', 'swap', 'near_expiry'],
  });
});

test('nothing is left of marks that are all said by tags', () => {
  expect(offered(facetsBeside({}, [tags, { ...flags, values: values('special') }]))).toEqual({
    tags: ['满', '特', '新'],
  });
});
