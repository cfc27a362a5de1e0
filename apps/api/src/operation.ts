import type { OperationData, OperationId, OperationInput, operations } from '@yaoji/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';

/** Who is asking, as the session says. */
export type SignedIn = { sessionId: number; buyerId: number };

/** What a handler may know of the world beside its input; `now` is the same moment throughout a request. */
export type Context = {
  db: Db;
  config: Config;
  now: Date;
  signedIn: SignedIn | null;
  client: { address: string; userAgent: string };
  session: { token: string | null; set: (token: string, expiresAt: Date) => void; clear: () => void };
  log: FastifyBaseLogger;
};

/** The context of an operation that only buyers may call. */
export type BuyerContext = Context & { signedIn: SignedIn };

/** Data with a sentence for the buyer; a handler without one returns its data bare. */
export class Answer<T> {
  readonly data: T;
  readonly message: string;

  constructor(data: T, message: string) {
    this.data = data;
    this.message = message;
  }
}

type Access<Id extends OperationId> = (typeof operations)[Id]['access'];

type Result<Id extends OperationId> = OperationData<Id> | Answer<OperationData<Id>>;

export type Handler<Id extends OperationId> = (
  input: OperationInput<Id>,
  context: Access<Id> extends 'buyer' ? BuyerContext : Context,
) => Promise<Result<Id>> | Result<Id>;

export type Handlers<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };
