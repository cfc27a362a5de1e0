import type { OperationAnswer, OperationId, OperationInput } from '@yaoji/api-client/erp/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import type { ErpKeyRow, StoreAnswer } from '#modules/erp-key/index.ts';

/** What a handler of the interface for an ERP may know of the world beside its input. */
export type ErpContext = {
  db: Db;
  config: Config;
  now: Date;
  key: ErpKeyRow;
  /** What the request brings of its own: the key under which it is done once, and its body as it came. */
  sent: { idempotencyKey: string | undefined; body: string };
  /** Of a write that is to be done once. */
  storeAnswer?: StoreAnswer;
  log: FastifyBaseLogger;
};

/** Answers a call; what it throws is a problem. What writes writes its line in the operator log, as `erp <key's name>`. */
export type ErpHandler<Id extends OperationId> = (
  input: OperationInput<Id>,
  context: ErpContext,
) => Promise<OperationAnswer<Id>>;

export type ErpHandlers<Ids extends OperationId> = { [Id in Ids]: ErpHandler<Id> };
