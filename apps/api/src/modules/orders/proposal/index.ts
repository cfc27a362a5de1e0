import { endOrderConsent, getOrderConsent, grantOrderConsent } from './change-consent.ts';
import { acceptProposal, declineProposal } from './decide-proposal.ts';
import { listProposals } from './list-proposals.ts';

export { lockOpenProposal, withdrawProposal } from './decide-proposal.ts';
export { closedAt, validOn } from './list-proposals.ts';
export { orderProposal } from './order-proposal.ts';
export { priceProposal } from './price-proposal.ts';
export {
  deskProposals,
  findProposal,
  linesOfProposals,
  type ProposalRow,
} from './proposal.repository.ts';
export { saveProposal } from './save-proposal.ts';

export const proposalHandlers = {
  listProposals,
  acceptProposal,
  declineProposal,
  getOrderConsent,
  grantOrderConsent,
  endOrderConsent,
};
