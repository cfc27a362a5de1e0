import { brandPageCodec } from '@yaoji/api-client/wire';
import { toBrand } from '#modules/focus/index.ts';
import type { Handler } from '#operation.ts';
import { brandsPage, lettersWithBrands } from './brand.repository.ts';

export const listBrands: Handler<'listBrands'> = async ({ query }, { db }) => {
  const { page = 1, per_page: perPage = 20, letter } = query;
  const { rows, total } = await brandsPage(db, letter, page, perPage);
  return brandPageCodec.write({ list: rows.map(toBrand), total, page, perPage, letters: await lettersWithBrands(db) });
};
