import { listBoughtGoods } from './list-bought-goods.ts';

export { boughtOf, boughtPage } from './bought.repository.ts';
export { toBoughtGoods } from './list-bought-goods.ts';

export const boughtHandlers = { listBoughtGoods };
