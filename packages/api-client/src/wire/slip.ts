import { type Model, recordOf } from './codec.ts';

/** A slip ⇄ the data of `uploadSlip`. */
export const slipCodec = recordOf('SlipState', {
  url: 'url',
  status: 'status',
  /** Unix seconds. */
  createdAt: 'created_at',
});

/** A bank-transfer slip and its state. */
export interface Slip extends Model<typeof slipCodec> {}
