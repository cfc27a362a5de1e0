import type { Schemas } from '../contract/index.ts';
import { type Model, recordOf } from './codec.ts';
import { flag } from './values.ts';

/** A message's subject: orders, activities, or the account. */
export type MessageKind = Schemas['MessageKind'];

/** A message ⇄ `Schemas['MessageEntry']`. */
export const messageCodec = recordOf('MessageEntry', {
  id: 'id',
  kind: 'type',
  title: 'title',
  body: 'body',
  /** The page it is about, or null. */
  url: 'url',
  isRead: ['is_read', flag],
  createdAt: 'created_at',
});

/** A message to the buyer. */
export interface Message extends Model<typeof messageCodec> {}
