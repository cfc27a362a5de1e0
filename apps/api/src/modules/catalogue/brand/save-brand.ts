import type { Schemas } from '@yaoji/api-client/desk/contract';
import { usuallyRead } from '@yaoji/goods-text';
import type { Executor } from '#db/database.ts';
import { invalid, required } from '#errors/refusal.ts';
import { type BrandRow, deleteBrand, insertBrand, isOtherBrandNamed, updateBrand } from './brand.repository.ts';

/** Adds a brand, or changes one. */
export const saveBrand = async (
  tx: Executor,
  form: Schemas['BrandForm'],
  id: number | null = null,
): Promise<BrandRow> => {
  const { logo = null, banner = null, story = '', ...others } = form;
  if (await isOtherBrandNamed(tx, form.name, id)) throw invalid({ 'brand[name]': '已有这个品牌' });
  const values = { ...others, logo, banner, story, letter: letterOf(form.name) };
  return id === null ? insertBrand(tx, values) : updateBrand(tx, id, values);
};

/** Returns it as it was. */
export const removeBrand = async (tx: Executor, id: number): Promise<BrandRow> =>
  required(await deleteBrand(tx, id), 'brandMissing');

/** The index letter of a brand; Z for names without one. */
const letterOf = (name: string): string => {
  const [first = ''] = usuallyRead(name)[0] ?? [];
  return /^[a-z]/i.test(first) ? first.slice(0, 1).toUpperCase() : 'Z';
};
