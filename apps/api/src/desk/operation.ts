import type { OperationData, OperationId, OperationInput, operations } from '@yaoji/api-client/desk/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import type { Db, Tx } from '#db/database.ts';
import type { OperatorRow } from '#modules/operator/index.ts';
import type { FileAnswer } from '#operation.ts';

/** What a handler of the desk may know of the world beside its input. */
export type DeskContext = {
  db: Db;
  config: Config;
  now: Date;
  working: { sessionId: number; operator: OperatorRow } | null;
  client: { address: string; userAgent: string };
  session: { token: string | null; set: (token: string, expiresAt: Date) => void; clear: () => void };
  /** Origin of the shop, as whoever asks reaches it. */
  shopUrl: string;
  log: FastifyBaseLogger;
};

/** The context of an operation that only operators may call. */
export type WorkingContext = DeskContext & { working: NonNullable<DeskContext['working']> };

/** The context of a write, whose database is the transaction of its line in the log. */
export type WritingContext = WorkingContext & { db: Db & Tx };

/** What a write answers, and what the operator log stores of it. */
export type Written<T> = {
  data: T;
  message: string;
  /** What the log names: the order's number, the buyer's user name. */
  subject: string;
  before: unknown;
  after: unknown;
  /** Begun once it is committed, and not waited for. */
  afterwards?: (db: Db) => Promise<void>;
};

/** Calls about the session itself; they write their lines in the log without what was typed. */
export type SessionCall =
  | 'createOwner'
  | 'logIn'
  | 'logInByCode'
  | 'logOut'
  | 'beginFactor'
  | 'confirmFactor'
  | 'changeOwnPassword';

/** It has a body, as a write has, and changes nothing. */
type Preview = 'previewActivity' | 'beginPreview';

type Table = typeof operations;
type Reads = Preview | { [Id in OperationId]: Table[Id]['method'] extends 'get' ? Id : never }[OperationId];

/** A write runs in one transaction with its line in the log, so it has to say what was before and after. */
export type DeskHandler<Id extends OperationId> = Id extends Reads | SessionCall
  ? (
      input: OperationInput<Id>,
      context: Table[Id]['access'] extends 'operator' ? WorkingContext : DeskContext,
    ) => Promise<OperationData<Id> | FileAnswer>
  : (input: OperationInput<Id>, context: WritingContext) => Promise<Written<OperationData<Id>>>;

export type DeskHandlers<Ids extends OperationId> = { [Id in Ids]: DeskHandler<Id> };
