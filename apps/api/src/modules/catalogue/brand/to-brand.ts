import type { Brand } from '@yaoji/api-client/wire';
import { href } from '@yaoji/routes';
import { sitePictureUrl } from '#modules/catalogue/picture/index.ts';
import type { BrandRow } from './brand.repository.ts';

export const toBrand = ({ id, name, logo }: BrandRow): Brand => ({
  id,
  name,
  logo: logo ?? sitePictureUrl('brand', name),
  url: href('brand_detail', { id }),
});
