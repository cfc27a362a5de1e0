import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { readableArgTypes } from '../../.storybook/arg-types.ts';
import { defaultIn, propWords, wordsKey } from '../../.storybook/prop-words.ts';
import { typesIn, typesOfParts } from '../../.storybook/types-of-parts.ts';

const fieldsIn = (source: string, name: string) => typesIn(source).get(name)?.fields;

test('a type has its fields as written, without the comments within', () => {
  const source = `export type View = {
    /** Link to the
     * page. */
    href: string;
    rows?: readonly { /** Id. */ id: string }[] | undefined;
  };`;
  expect(fieldsIn(source, 'View')).toEqual([
    { name: 'href', type: 'string', isOptional: false, about: 'Link to the page.' },
    { name: 'rows', type: 'readonly { id: string }[]', isOptional: true, about: '' },
  ]);
});

test('props of a union have those of each kind', () => {
  const source = `type Buying = { quantity: string; action?: undefined };
  type Asking = { action: ReactNode };
  export type CardProps = { mark?: ReactNode } & (Buying | Asking);`;
  expect(fieldsIn(source, 'CardProps')?.map(({ name }) => name)).toEqual(['mark', 'quantity', 'action']);
});

test('names of attributes are props, too', () => {
  const source = "type Props = { 'aria-label'?: string };";
  expect(fieldsIn(source, 'Props')?.map(({ name }) => name)).toEqual(['aria-label']);
});

test('a type that is only a choice of words shows them', () => {
  const types = typesOfParts();
  expect(types.SmsCodeButtonProps).toContainEqual(
    expect.objectContaining({ name: 'size', type: expect.stringContaining("'fieldMedium'") }),
  );
  expect(types.PriceProps).toContainEqual(
    expect.objectContaining({ name: 'size', type: expect.stringContaining("'huge'") }),
  );
});

test('the library names its types', () => {
  const types = typesOfParts();
  expect(types.GoodsCardProps).toContainEqual(expect.objectContaining({ name: 'goods', type: 'GoodsView' }));
  expect(types.GoodsView).toContainEqual(expect.objectContaining({ name: 'price', type: 'PriceValue' }));
});

test('every prop and field has Chinese words, and no words are left over', () => {
  const keys = Object.entries(typesOfParts()).flatMap(([type, fields]) =>
    fields.map(({ name }) => wordsKey(type, name)),
  );
  expect(Object.keys(propWords).toSorted()).toEqual([...new Set(keys)].toSorted());
});

test.each([
  ['Smaller padding. Default false.', 'false'],
  ['Font size. Default `medium`.', 'medium'],
  ['Height. Default 12.5.', '12.5'],
  ['Default: bold, unless muted.', undefined],
  ['Smaller padding.', undefined],
])('the default in "%s" is %s', (about, expected) => {
  expect(defaultIn(about)).toBe(expected);
});

test.each([
  ['ReactNode', '加入', { control: { type: 'text' } }],
  ['ReactNode', createElement('svg'), { control: false }],
  ['readonly Code[]', [{ picture: createElement('svg') }], { control: false }],
  ['string', undefined, { control: { type: 'text' } }],
  ['string', 'data:image/svg+xml,…', { control: false }],
  ['BrandView', { name: '豫西本草', logo: 'data:image/svg+xml,…' }, { control: false }],
  ['CouponAction', { label: '立即领取', onClick: () => {} }, { control: false }],
  ["false | 'below'", undefined, { control: { type: 'radio' }, options: [false, 'below'] }],
  ['() => void', () => {}, { control: false }],
])('a %s of %o has a field that a designer can use, or none', (type, value, expected) => {
  vi.stubGlobal('TYPES_OF_PARTS', { PartProps: [{ name: 'prop', type, isOptional: true, about: '' }] });
  // Storybook's context has some forty fields; only these are read.
  const context = { component: { displayName: 'Part', name: 'Part' }, argTypes: {}, initialArgs: { prop: value } };
  expect(readableArgTypes(context as unknown as Parameters<typeof readableArgTypes>[0]).prop).toMatchObject(expected);
});
