import type { OperationData, OperationId, OperationInput, operations } from '@yaoji/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';

/** Who is asking, as the session says; an `operator` looks as the buyer and may change nothing. */
export type SignedIn = { sessionId: number; buyerId: number; operator?: string };

/** An operator's unsaved draft, and who sees it. */
export type Preview = { draft: object; viewer: 'visitor' | 'buyer' };

/** What a handler may know of the world beside its input; `now` is the same moment throughout a request. */
export type Context = {
  db: Db;
  config: Config;
  now: Date;
  signedIn: SignedIn | null;
  /** The draft that this browser previews; absent outside of a preview. */
  preview?: Preview;
  client: { address: string; userAgent: string };
  session: { token: string | null; set: (token: string, expiresAt: Date) => void; clear: () => void };
  /** What a browser holds that is not asked for the second factor at each log-in. */
  device: { token: string | null; set: (token: string, expiresAt: Date) => void };
  /** What a payment provider signs: headers, and the body as it came where it is JSON. */
  sent: { header: (name: string) => string | undefined; body: string };
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

/** Data that is sent many times unchanged: the adapter serialises it once and reuses the bytes. */
export class CachedAnswer<T> {
  #content: { data: T } | { written: Buffer };

  constructor(data: T) {
    this.#content = { data };
  }

  writtenBy(write: (data: T) => string): Buffer {
    if ('data' in this.#content) this.#content = { written: Buffer.from(write(this.#content.data)) };
    return this.#content.written;
  }
}

/** A file in place of an envelope: its media type and the name that a browser saves it under. */
export class FileAnswer {
  readonly content: Buffer;
  readonly type: string;
  readonly name: string;

  constructor(content: Buffer, type: string, name: string) {
    this.content = content;
    this.type = type;
    this.name = name;
  }
}

/** What another operation answered, bare. */
export type CollectedAnswer = { id: OperationId; data: unknown };

/** Answers of other operations, streamed into one JSON file: by operation, a list of its answers; in order of operations. */
export class CollectedFile {
  readonly answers: AsyncIterable<CollectedAnswer>;
  readonly name: string;

  constructor(answers: AsyncIterable<CollectedAnswer>, name: string) {
    this.answers = answers;
    this.name = name;
  }
}

type Access<Id extends OperationId> = (typeof operations)[Id]['access'];

type Result<Id extends OperationId> =
  | OperationData<Id>
  | Answer<OperationData<Id>>
  | CachedAnswer<OperationData<Id>>
  | FileAnswer
  | CollectedFile;

export type Handler<Id extends OperationId> = (
  input: OperationInput<Id>,
  context: Access<Id> extends 'buyer' ? BuyerContext : Context,
) => Promise<Result<Id>> | Result<Id>;

export type Handlers<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };
