import type { Tx } from '#db/database.ts';
import { operator } from '#db/schema/operator.ts';
import { hashPassword } from '#modules/auth/index.ts';
import { demoPassword } from './people.ts';

/** One of each role. */
const operators = [
  { username: 'owner', name: '陈掌柜', role: 'owner' },
  { username: 'sales', name: '李销售', role: 'sales' },
  { username: 'warehouse', name: '周仓管', role: 'warehouse' },
  { username: 'finance', name: '吴会计', role: 'finance' },
  { username: 'quality', name: '郑质管', role: 'quality' },
  { username: 'content', name: '孙运营', role: 'content' },
] as const;

export const seedOperators = async (tx: Tx) => {
  const passwordHash = await hashPassword(demoPassword);
  await tx.insert(operator).values(operators.map((each) => ({ ...each, passwordHash, factorRequired: false })));
};
