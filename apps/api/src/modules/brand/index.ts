import { getBrand } from './get-brand.ts';
import { listBrands } from './list-brands.ts';

export const brandHandlers = { getBrand, listBrands };
