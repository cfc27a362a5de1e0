import type { OperationAnswer, OperationId, OperationInput } from '@yaoji/api-client/erp/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import type { ErpKeyRow, StoreAnswer } from '#modules/integrations/erp-key/index.ts';
import type { Copy } from '#modules/platform/operator-log/index.ts';

/** The environment of an ERP handler besides its input. */
export type ErpContext = {
  db: Db;
  config: Config;
  now: Date;
  key: ErpKeyRow;
  /** The request's idempotency key, and its unparsed body. */
  sent: { idempotencyKey: string | undefined; body: string };
  /** Present for idempotent writes. */
  storeAnswer?: StoreAnswer;
  log: FastifyBaseLogger;
  /** For the copy of the call's line in the operator log. */
  copy: Copy;
};

/** Answers a call; errors become problems. A write adds its entry to the operator log, as `erp <key's name>`. */
export type ErpHandler<Id extends OperationId> = (
  input: OperationInput<Id>,
  context: ErpContext,
) => Promise<OperationAnswer<Id>>;

export type ErpHandlers<Ids extends OperationId> = { [Id in Ids]: ErpHandler<Id> };
