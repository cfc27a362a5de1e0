import type { BenefitStatus } from '@yaoji/api-client/wire';

export const benefitStateName: Record<BenefitStatus, string> = { unused: '未使用', used: '已使用', expired: '已过期' };

// The keys are exactly the states.
export const benefitStates = Object.keys(benefitStateName) as BenefitStatus[];

/** The state in an address; unused by default. */
export function readBenefitStatus(search: URLSearchParams): BenefitStatus {
  const status = search.get('status');
  return benefitStates.find((state) => state === status) ?? 'unused';
}
