import { listOf, type Model, recordOf } from './codec.ts';

const proposalLineCodec = recordOf('ProposalLine', {
  goodsId: 'goods_id',
  name: 'name',
  spec: 'ypgg',
  maker: 'sccj',
  unit: 'bzdw',
  quantity: 'number',
  quote: 'quote',
  listPrice: 'list_price',
  /** On acceptance; null if the proposal is not open, or nothing can be bought. */
  unitPrice: 'price',
  amount: 'amount',
  /** Why not all of it can be bought. */
  reason: 'reason',
});

/** A product of a proposal. */
export interface ProposalLine extends Model<typeof proposalLineCodec> {}

/** A consent ⇄ `Schemas['OrderConsent']`. */
export const orderConsentCodec = recordOf('OrderConsent', { perOrder: 'per_order', endsOn: 'ends_on' });

/** A buyer's consent that salespeople order for them. */
export interface OrderConsent extends Model<typeof orderConsentCodec> {}

/** A proposal ⇄ `Schemas['Proposal']`. */
export const proposalCodec = recordOf('Proposal', {
  id: 'id',
  status: 'status',
  salesperson: 'salesperson',
  note: 'note',
  validOn: 'valid_on',
  createdAt: 'created_at',
  decidedAt: 'decided_at',
  answer: 'answer',
  lines: ['lines', listOf(proposalLineCodec)],
  /** Without freight; null if the proposal is not open. */
  total: 'total',
});

/** Products that a salesperson proposes to the buyer. */
export interface Proposal extends Model<typeof proposalCodec> {}
