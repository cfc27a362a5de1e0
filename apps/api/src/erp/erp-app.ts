import { type OperationId, operations } from '@yaoji/api-client/erp/contract';
import erpDocument from '@yaoji/api-client/erp.openapi.json' with { type: 'json' };
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { minuteMs } from '#durations.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { answerOnce, findKey } from '#modules/integrations/erp-key/index.ts';
import { limitTries } from '#modules/platform/throttle/index.ts';
import { erpContract } from '#plugins/contract/openapi.ts';
import { registerContract } from '#plugins/contract/routes.ts';
import type { World } from '#plugins/request-context.ts';
import { serveDocs } from '#plugins/serve-docs.ts';
import type { InTurn } from '#plugins/turns.ts';
import { erpHandlers } from './handlers.ts';
import { perMinute } from './key.ts';
import type { ErpContext } from './operation.ts';

/** Serves the ERP contract on the desk's server. */
export const serveErp = (
  app: FastifyInstance,
  { world, inTurn, checkAnswers }: { world: World; inTurn: InTurn; checkAnswers: boolean },
) => {
  serveDocs(app, '/erp/docs', 'erp');
  app.get('/erp/v1/openapi.json', async () => erpDocument);
  registerContract<ErpContext>(app, {
    contract: erpContract,
    handlers: onceEach(),
    contextOf: contextReader(world),
    admit: ({ id }, { key }) => {
      const { scope } = operations[id as OperationId];
      if (scope !== 'any' && !key.scopes.includes(scope)) throw new Refusal('scopeForbids', { scope });
    },
    callerOf: ({ key }) => key.id,
    readMultipart: async () => ({}),
    inTurn,
    checkAnswers,
  });
};

type AnyHandler = (input: unknown, context: ErpContext) => Promise<unknown>;

/** Runs writes with an idempotency key once. */
const onceEach = () =>
  Object.fromEntries(
    Object.entries(erpHandlers).map(([id, handler]) => {
      const answer = handler as AnyHandler; // The cast: the adapter passes each handler the input of its operation.
      if (operations[id as OperationId].method === 'get') return [id, answer];
      const once: AnyHandler = (input, context) => {
        const { db, now, key, sent } = context;
        const { idempotencyKey, body } = sent;
        if (idempotencyKey === undefined) return answer(input, context);
        if (!/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
          throw invalid({ 'Idempotency-Key': '幂等键为1至200个可见的ASCII字符' });
        const operation = `${id} ${JSON.stringify((input as { params: unknown }).params)}`;
        return answerOnce(db, { keyId: key.id, idempotencyKey, operation, body }, now, (storeAnswer) =>
          answer(input, { ...context, storeAnswer }),
        );
      };
      return [id, once];
    }),
  );

const contextReader =
  ({ config, db, clock }: World) =>
  async (request: FastifyRequest): Promise<ErpContext> => {
    const now = clock();
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const key = bearer === undefined ? null : await findKey(db, bearer, now);
    if (!key) throw new Refusal('keyUnknown');
    await limitTries(db, { kind: 'erp', of: [String(key.id)], limit: perMinute, windowMs: minuteMs }, now);
    return {
      db,
      config,
      now,
      key,
      sent: {
        idempotencyKey: request.headers['idempotency-key']?.toString(),
        body: request.signedBody ?? '',
      },
      log: request.log,
      copy: {
        log: request.log,
        operation: request.routeOptions.config.operation ?? '',
        subject: Object.values(request.params as Record<string, string>)[0],
      },
    };
  };
