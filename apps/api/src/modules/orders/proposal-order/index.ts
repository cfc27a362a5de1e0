export { orderProposal } from './order-proposal.ts';
