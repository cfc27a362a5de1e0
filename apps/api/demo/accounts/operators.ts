import type { Tx } from '#db/database.ts';
import { operator } from '#db/schema/operator.ts';
import { hashPassword } from '#modules/identity/auth/index.ts';
import { demoPassword, salesperson } from './people.ts';

/** One of each role. */
const operators = [
  { username: 'owner', name: '陈掌柜', roles: ['owner'] },
  { username: 'sales', name: salesperson.name, roles: ['sales'] },
  { username: 'warehouse', name: '周仓管', roles: ['warehouse'] },
  { username: 'finance', name: '吴会计', roles: ['finance'] },
  { username: 'quality', name: '郑质管', roles: ['quality'] },
  { username: 'content', name: '孙运营', roles: ['content'] },
];

export const seedOperators = async (tx: Tx) => {
  const passwordHash = await hashPassword(demoPassword);
  await tx.insert(operator).values(operators.map((each) => ({ ...each, passwordHash, factorRequired: false })));
};
