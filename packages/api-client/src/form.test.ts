import fc from 'fast-check';
import qs from 'qs';
import { describe, expect, it } from 'vitest';
import { encodeForm, encodeMultipart } from './form.ts';

describe('encodeForm', () => {
  it.each([
    ['a nested field', { params: { number: '3' }, new: 1 }, 'params[number]=3&new=1'],
    ['a list', { ids: [3, 5] }, 'ids[0]=3&ids[1]=5'],
    ['a list of lines', { params: [{ goods_id: 7, number: '10' }] }, 'params[0][goods_id]=7&params[0][number]=10'],
    ['flags', { is_selected: true, is_default: false }, 'is_selected=1&is_default=0'],
    ['what is absent', { a: undefined, b: null, c: [], d: '' }, 'd='],
  ])('writes %s', (_, body, expected) => {
    expect(decodeURIComponent(encodeForm(body).toString())).toBe(expected);
  });

  it('encodes exactly once', () => {
    expect(encodeForm({ keywords: '100% & 同仁堂+a=b' }).toString()).toBe(
      'keywords=100%25+%26+%E5%90%8C%E4%BB%81%E5%A0%82%2Ba%3Db',
    );
  });

  it('writes what the server reads back', () => {
    const names = fc.stringMatching(/^[a-z_]{1,8}$/).filter((name) => !(name in Object.prototype));
    const { tree } = fc.letrec<{ tree: unknown; node: unknown }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 3 },
        fc.string({ unit: 'grapheme' }),
        fc.array(tie('node'), { minLength: 1, maxLength: 12 }),
        tie('tree'),
      ),
      tree: fc.dictionary(names, tie('node'), { minKeys: 1, maxKeys: 4 }),
    }));
    fc.assert(
      fc.property(tree, (body) => {
        expect(qs.parse(encodeForm(body as never).toString(), { depth: 10 })).toEqual(body);
      }),
    );
  });
});

it('puts files into a multipart body with the fields', () => {
  const form = encodeMultipart({ kind: 'licence', pictures: [new Blob(['x'], { type: 'image/png' })] });
  expect(form.get('kind')).toBe('licence');
  expect(form.get('pictures[0]')).toBeInstanceOf(Blob);
});
