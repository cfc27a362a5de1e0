export { countMiss, frequentMisses, sweepMisses, withoutMisses } from './misses.ts';
export { type Sales, salesByBuyer, salesByDay, salesByGoods } from './sales.repository.ts';
