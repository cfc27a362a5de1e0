/** The roles of a person in a buyer's company. The account itself, its owner, may do everything. */
export const personRoles = ['buyer', 'approver', 'finance', 'receiver'] as const;

export type PersonRole = (typeof personRoles)[number];

/** The label of each role. */
export const personRoleNames: Readonly<Record<PersonRole, string>> = {
  buyer: '采购员',
  approver: '审批人',
  finance: '财务',
  receiver: '收货员',
};

/** Access within a company: everybody, people with one of these roles, or, if empty, the owner alone. */
export type Allowed = 'all' | readonly PersonRole[];

/**
 * Null if a person with these roles may do it, or a sentence that names who can. Null roles are the owner's.
 *
 * @example roleRefusal(['receiver'], ['finance']) // '仅限财务或企业负责人操作，您的角色是收货员'
 */
export function roleRefusal(roles: readonly PersonRole[] | null, allowed: Allowed): string | null {
  if (roles === null || allowed === 'all' || allowed.some((role) => roles.includes(role))) return null;
  const who = [...allowed.map((role) => personRoleNames[role]), '企业负责人'].join('或');
  return `仅限${who}操作，您的角色是${roles.map((role) => personRoleNames[role]).join('、')}`;
}
