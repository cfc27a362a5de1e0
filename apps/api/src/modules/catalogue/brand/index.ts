import { getBrand } from './get-brand.ts';
import { listBrands } from './list-brands.ts';

export {
  type BrandRow,
  brandsOfAll,
  brandsOfMakers,
  leadingBrands,
  lockBrand,
} from './brand.repository.ts';

export { removeBrand, saveBrand } from './save-brand.ts';
export { toBrand } from './to-brand.ts';

export const brandHandlers = { getBrand, listBrands };
