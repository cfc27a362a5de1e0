export { auditCommand } from './audit-command.ts';
export { auditMoney, type Breach } from './audit-money.ts';
export { auditJob, auditRunner, lastAudit, startAudit } from './audit-run.ts';
