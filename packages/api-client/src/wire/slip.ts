import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';

/** A bank-transfer slip and its state. */
export interface Slip {
  url: string;
  status: Schemas['SlipState']['status'];
  /** Unix seconds. */
  createdAt: number;
}

/** A slip ⇄ the data of `uploadSlip`. */
export const slipCodec = record<Schemas['SlipState'], Slip>({ url: 'url', status: 'status', createdAt: 'created_at' });
