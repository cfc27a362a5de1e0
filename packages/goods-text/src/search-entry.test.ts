import { expect, it } from 'vitest';
import { type Searchable, searchEntry } from './search-entry.ts';

const blank = { commonName: null, spec: '', dosageForm: '', approvalNo: '', barcode: '', stdCode: '', pinyinCode: '' };
const entryOf = (goods: Partial<Searchable>) => searchEntry({ ...blank, name: '', maker: '', ...goods });

it.each(['𬟁𬜬𬭩片', '川𬶋丸', `${'阿'.repeat(23)}𬟁胶`])(
  '[X1] finds %s by its characters, all of them whole',
  (name) => {
    const { tokens } = entryOf({ name, maker: `${'药'.repeat(23)}𬭩厂` });
    expect(tokens.filter((token) => !token.isWellFormed())).toEqual([]);
    expect(tokens).toEqual(expect.arrayContaining([...name]));
  },
);
