import { type Model, recordOf } from './codec.ts';

/** An event ⇄ `Schemas['ServiceEvent']`. */
export const serviceEventCodec = recordOf('ServiceEvent', {
  status: 'status',
  note: 'note',
  /** Unix seconds. */
  createdAt: 'created_at',
});

/** An event of a return or an after-sales request. */
export interface ServiceEvent extends Model<typeof serviceEventCodec> {}
