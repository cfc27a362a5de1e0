export { noSales, type Sales, type SalesRow, salesBy, totalSales } from './sales.repository.ts';
export { type ExpiringRow, expiringStock, type SlowRow, slowGoods } from './stock.repository.ts';
