export { type Backend, shopSuite } from './shop-suite.ts';
