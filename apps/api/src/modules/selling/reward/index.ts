import { getCashback } from './get-cashback.ts';

export { settleRewards } from './settle-rewards.ts';

export const rewardHandlers = { getCashback };
