import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';

/** An event of a return or an after-sales request. */
export interface ServiceEvent {
  status: string;
  note: string;
  /** Unix seconds. */
  createdAt: number;
}

/** An event ⇄ `Schemas['ServiceEvent']`. */
export const serviceEventCodec = record<Schemas['ServiceEvent'], ServiceEvent>({
  status: 'status',
  note: 'note',
  createdAt: 'created_at',
});
