import type { Executor } from '#db/database.ts';
import { insertMessages, type MessageKind } from './message.repository.ts';

export type Message = {
  kind: MessageKind;
  title: string;
  body: string;
  /** The related page of the shop. */
  url?: string;
  /** A key that makes a message unique per buyer, such as `order-shipped:12`. */
  reference?: string;
};

/** Sends a message to buyers within the caller's transaction. Returns the number of new ones. */
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
