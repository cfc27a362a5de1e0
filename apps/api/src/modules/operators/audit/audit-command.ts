import { type OperatorCommand, OperatorError } from '#operator.ts';
import { auditedRules, auditMoney } from './audit-money.ts';
import { ruleTitles } from './rule-titles.ts';

export const auditCommand: OperatorCommand = {
  usage: '',
  summary: 'check that money, stock and orders agree; fails otherwise',
  reads: true,
  run: async (_, { db }) => {
    const breaches = await auditMoney(db);
    const sum = `${auditedRules.length - breaches.length} of ${auditedRules.length} rules hold`;
    if (breaches.length === 0) return [sum];
    const lines = breaches.flatMap(({ rule, what }) => [
      `BROKEN  ${ruleTitles[rule]}`,
      ...what.map((text) => `        ${text}`),
    ]);
    throw new OperatorError([...lines, sum].join('\n'));
  },
};
