import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';
import { flag } from './values.ts';

/** A message's subject: orders, activities, or the account. */
export type MessageKind = Schemas['MessageKind'];

/** A message to the buyer. */
export interface Message {
  id: number;
  kind: MessageKind;
  title: string;
  body: string;
  /** The page it is about, or null. */
  url: string | null;
  isRead: boolean;
  createdAt: number;
}

/** A message ⇄ `Schemas['MessageEntry']`. */
export const messageCodec = record<Schemas['MessageEntry'], Message>({
  id: 'id',
  kind: 'type',
  title: 'title',
  body: 'body',
  url: 'url',
  isRead: ['is_read', flag],
  createdAt: 'created_at',
});
