import { listBoughtGoods } from './list-bought-goods.ts';

export const boughtHandlers = { listBoughtGoods };
