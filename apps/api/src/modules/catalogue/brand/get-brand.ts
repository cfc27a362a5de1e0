import { brandDetailCodec } from '@yaoji/api-client/wire';
import { required } from '#errors/refusal.ts';
import { pageGoods, viewingOf } from '#modules/catalogue/goods/index.ts';
import { sitePictureUrl } from '#modules/catalogue/picture/index.ts';
import type { Handler } from '#operation.ts';
import { findBrand } from './brand.repository.ts';
import { toBrand } from './to-brand.ts';

export const getBrand: Handler<'getBrand'> = async ({ params, query }, context) => {
  const { db } = context;
  const row = required(await findBrand(db, params.id), 'brandMissing');
  const filters = { makers: [row.maker], page: query.page ?? 1, perPage: query.per_page ?? 20 };
  return brandDetailCodec.write({
    brand: toBrand(row),
    story: row.story,
    banner: row.banner ?? sitePictureUrl('banner', `brand-${row.id}`),
    goods: await pageGoods(db, filters, viewingOf(context)),
  });
};
