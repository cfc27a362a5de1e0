import type { DecimalInput } from '../values.ts';

/** A tier of a rule (L1, L2): from `amount` on it brings `money`; `status` 1 is reached, 0 is not. */
export interface RuleTier {
  amount: DecimalInput;
  money: DecimalInput;
  status: 0 | 1;
}
