export { auditCommand } from './audit-command.ts';
export { auditMoney, type Breach } from './audit-money.ts';
