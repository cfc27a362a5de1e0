import type { Executor } from '#db/database.ts';
import { insertMessages, type MessageKind } from './message.repository.ts';

export type Message = {
  kind: MessageKind;
  title: string;
  body: string;
  /** The page of the shop that it is about. */
  url?: string;
  /** A word for what the buyer is told once only, such as `order-shipped:12`. */
  reference?: string;
};

/** Tells buyers something; part of the transaction that makes it so. Answers with how many had not been told before. */
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
