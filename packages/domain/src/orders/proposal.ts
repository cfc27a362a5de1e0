import { periodState } from '../time/period-state.ts';
import type { TimeInput } from '../values.ts';

/** The states of a proposal (推荐单): only an open one can be changed, withdrawn, accepted or declined. */
export type ProposalStatus = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';

/** The label of each status. */
export const proposalStatusNames: Readonly<Record<ProposalStatus, string>> = {
  open: '待接受',
  accepted: '已接受',
  declined: '已谢绝',
  withdrawn: '已撤回',
  expired: '已过期',
};

/** Why a proposal is closed. */
export const proposalClosedText: Readonly<Record<Exclude<ProposalStatus, 'open'>, string>> = {
  accepted: '这张推荐单已接受过',
  declined: '这张推荐单已谢绝',
  withdrawn: '这张推荐单已被业务员撤回',
  expired: '这张推荐单已过有效期，请联系业务员',
};

/**
 * The status of a proposal at `now`: a decision stays, and an open one expires at `endsAt`. Throws like `toDate`.
 *
 * @example proposalStatus({ status: 'open', endsAt: '2026-12-01' }, '2026-12-01') // 'expired'
 */
export function proposalStatus(
  { status, endsAt }: { status: Exclude<ProposalStatus, 'expired'>; endsAt: TimeInput },
  now: TimeInput,
): ProposalStatus {
  return status === 'open' && periodState({ endsAt }, now) === 'over' ? 'expired' : status;
}
