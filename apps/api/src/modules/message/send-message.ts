import type { Executor } from '#db/database.ts';
import { insertMessages, type MessageKind } from './message.repository.ts';

export type Message = {
  kind: MessageKind;
  title: string;
  body: string;
  /** The page of the shop that it is about. */
  url?: string;
  /** The key of a message that a buyer gets once only, such as `order-shipped:12`. */
  reference?: string;
};

/** Sends a message to buyers within the caller's transaction. Returns how many are new. */
export const sendMessage = (
  tx: Executor,
  buyerIds: number | readonly number[],
  { url, reference, ...message }: Message,
  now: Date,
): Promise<number> =>
  insertMessages(
    tx,
    [buyerIds]
      .flat()
      .map((buyerId) => ({ ...message, buyerId, url: url ?? null, reference: reference ?? null, createdAt: now })),
  );
