import type { OperationData, OperationId, OperationInput, operations } from '@yaoji/api-client/desk/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import type { Db, Tx } from '#db/database.ts';
import type { Breach } from '#db/schema/approval.ts';
import type { Operator } from '#modules/operators/operator/index.ts';
import type { FileAnswer } from '#operation.ts';

/** The environment of a desk handler besides its input. */
export type DeskContext = {
  db: Db;
  config: Config;
  now: Date;
  working: { sessionId: number; operator: Operator } | null;
  client: { address: string; userAgent: string };
  session: { token: string | null; set: (token: string, expiresAt: Date) => void; clear: () => void };
  /** Origin of the shop as the caller reaches it. */
  shopUrl: string;
  log: FastifyBaseLogger;
};

/** The context of an operation that only operators may call. */
export type WorkingContext = DeskContext & { working: NonNullable<DeskContext['working']> };

/**
 * The context of a write, whose database is the transaction of its log entry. `approved` are the breaches that a second
 * operator has approved.
 */
export type WritingContext = WorkingContext & { db: Db & Tx; approved?: readonly Breach[] };

/** The answer to a write, and its entry in the operator log. */
export type Written<T> = {
  data: T;
  message: string;
  /** The log's subject: the order's number, the buyer's username. */
  subject: string;
  before: unknown;
  after: unknown;
  /** Starts after the commit, and is not awaited. */
  afterwards?: (db: Db) => Promise<void>;
};

/** Calls about the session itself; they write their own log entries, without the input. */
export type SessionCall =
  | 'createOwner'
  | 'logIn'
  | 'logInByCode'
  | 'logOut'
  | 'beginFactor'
  | 'confirmFactor'
  | 'changeOwnPassword';

/** Has a body like a write, but changes nothing. */
type Preview =
  | 'previewActivity'
  | 'beginPreview'
  | 'matchFiles'
  | 'previewShipments'
  | 'readShipmentFile'
  | 'readOwnPriceFile'
  | 'previewOwnPrices';

type Table = typeof operations;
type Logged = { [Id in OperationId]: Table[Id] extends { logged: true } ? Id : never }[OperationId];
type Reads =
  | Preview
  | Exclude<{ [Id in OperationId]: Table[Id]['method'] extends 'get' ? Id : never }[OperationId], Logged>;

/**
 * A write runs in one transaction with its log entry, so it returns the state before and after; a logged read, with its
 * file, what it read.
 */
export type DeskHandler<Id extends OperationId> = Id extends Reads | SessionCall
  ? (
      input: OperationInput<Id>,
      context: Table[Id]['access'] extends 'operator' ? WorkingContext : DeskContext,
    ) => Promise<OperationData<Id> | FileAnswer>
  : (
      input: OperationInput<Id>,
      context: WritingContext,
    ) => Promise<Written<Id extends Logged ? FileAnswer : OperationData<Id>>>;

export type DeskHandlers<Ids extends OperationId> = { [Id in Ids]: DeskHandler<Id> };
