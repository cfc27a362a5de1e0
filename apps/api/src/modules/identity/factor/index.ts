export { consumeCode, newFactor, newRecoveryCodes, recoveryHash } from './factor.ts';
