import { getBrand } from './get-brand.ts';
import { listBrands } from './list-brands.ts';

export {
  type BrandRow,
  brandsOfAll,
  deleteBrand,
  insertBrand,
  isOtherBrandNamed,
  lockBrand,
  updateBrand,
} from './brand.repository.ts';

export const brandHandlers = { getBrand, listBrands };
