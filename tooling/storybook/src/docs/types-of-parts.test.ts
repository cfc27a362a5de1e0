import { expect, test } from 'vitest';
import { defaultIn, propWords } from '../../.storybook/prop-words.ts';
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

test('the library names its types', () => {
  const types = typesOfParts();
  expect(types.GoodsCardProps).toContainEqual(expect.objectContaining({ name: 'goods', type: 'GoodsView' }));
  expect(types.GoodsView).toContainEqual(expect.objectContaining({ name: 'price', type: 'PriceValue' }));
});

test('every prop and field has Chinese words, and no words are left over', () => {
  const names = Object.values(typesOfParts()).flatMap((fields) => fields.map(({ name }) => name));
  expect(Object.keys(propWords).toSorted()).toEqual([...new Set(names)].toSorted());
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
