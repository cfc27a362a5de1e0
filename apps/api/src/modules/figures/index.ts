export { countMiss, frequentMisses, sweepMisses } from './misses.ts';
export { type Sales, salesByBuyer, salesByDay, salesByGoods } from './sales.repository.ts';
