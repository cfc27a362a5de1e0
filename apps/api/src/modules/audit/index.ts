export { auditedRules, auditMoney, type Breach } from './audit-money.ts';
