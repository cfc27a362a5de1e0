import type { OperationData, OperationId, OperationInput, operations } from '@yaoji/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import type { member } from '#db/schema/member.ts';

/** A person of the buyer's company who logged in. */
export type SignedInMember = Pick<typeof member.$inferSelect, 'id' | 'name' | 'roles' | 'orderLimit' | 'dayLimit'>;

/**
 * The session's user: the account itself, a `member` of its company, or its head office's account `homeId`. An
 * `operator` impersonates the buyer, read-only.
 */
export type SignedIn = {
  sessionId: number;
  buyerId: number;
  homeId?: number;
  member?: SignedInMember;
  operator?: string;
};

/** An operator's unsaved draft, and its viewer. */
export type Preview = { draft: object; viewer: 'visitor' | 'buyer' };

/** The environment of a handler besides its input; `now` is constant throughout a request. */
export type Context = {
  db: Db;
  config: Config;
  now: Date;
  signedIn: SignedIn | null;
  /** The draft that this browser previews; absent outside a preview. */
  preview?: Preview;
  client: { address: string; userAgent: string };
  session: { token: string | null; set: (token: string, expiresAt: Date) => void; clear: () => void };
  /** The trusted device, whose browser skips the second factor. */
  device: { token: string | null; set: (token: string, expiresAt: Date) => void };
  /** The signed request of a payment provider: headers, and the unparsed body if it is JSON. */
  sent: { header: (name: string) => string | undefined; body: string };
  log: FastifyBaseLogger;
};

/** The context of an operation that only buyers may call. */
export type BuyerContext = Context & { signedIn: SignedIn };

/** Data with a message for the buyer; handlers without one return the data alone. */
export class Answer<T> {
  readonly data: T;
  readonly message: string;

  constructor(data: T, message: string) {
    this.data = data;
    this.message = message;
  }
}

/** A file instead of an envelope: its media type, and its file name in downloads. */
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

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The plain answer of another operation. */
export type CollectedAnswer = { id: OperationId; data: unknown };

/**
 * Answers of other operations, streamed into one JSON file: a list of answers per operation, in order of operations.
 */
export class CollectedFile {
  readonly answers: AsyncIterable<CollectedAnswer>;
  readonly name: string;

  constructor(answers: AsyncIterable<CollectedAnswer>, name: string) {
    this.answers = answers;
    this.name = name;
  }
}

type Access<Id extends OperationId> = (typeof operations)[Id]['access'];

type Result<Id extends OperationId> = OperationData<Id> | Answer<OperationData<Id>> | FileAnswer | CollectedFile;

export type Handler<Id extends OperationId> = (
  input: OperationInput<Id>,
  context: Access<Id> extends 'buyer' ? BuyerContext : Context,
) => Promise<Result<Id>> | Result<Id>;

export type Handlers<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };
