import { listBoughtGoods } from './list-bought-goods.ts';

export { type BoughtRow, boughtPage } from './bought.repository.ts';
export { toBoughtGoods } from './list-bought-goods.ts';

export const boughtHandlers = { listBoughtGoods };
