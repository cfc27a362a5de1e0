import { getBrand } from './get-brand.ts';
import { listBrands } from './list-brands.ts';

export {
  type BrandRow,
  brandsOfAll,
  brandsOfMakers,
  deleteBrand,
  leadingBrands,
  lockBrand,
} from './brand.repository.ts';

export {
  allMakers,
  findMaker,
  hideMaker,
  lockMakers,
  type Maker,
  mergeMakers,
  releaseMakerName,
  renameMaker,
} from './edit-makers.ts';
export { makerTwins } from './maker-twins.ts';
export { saveBrand } from './save-brand.ts';
export { toBrand } from './to-brand.ts';

export const brandHandlers = { getBrand, listBrands };
