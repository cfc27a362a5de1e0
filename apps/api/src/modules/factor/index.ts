export { consumeCode, type Factor, newFactor, newRecoveryCodes, recoveryHash } from './factor.ts';
