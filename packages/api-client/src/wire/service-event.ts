import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';

/** A step of a return or of an after-sales request. */
export interface ServiceEvent {
  status: string;
  note: string;
  /** Unix seconds. */
  createdAt: number;
}

/** A step ⇄ `Schemas['ServiceEvent']`. */
export const serviceEventCodec = record<Schemas['ServiceEvent'], ServiceEvent>({
  status: 'status',
  note: 'note',
  createdAt: 'created_at',
});
