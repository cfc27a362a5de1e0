import { Readable } from 'node:stream';
import type { OperationId } from '@yaoji/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { limitsOf } from '#limits.ts';
import { Answer, CollectedFile, FileAnswer } from '#operation.ts';
import { isUntypeable, parseForm } from '../form-body.ts';
import type { InTurn } from '../turns.ts';
import type { Contract, Operation as OperationOf, Schema } from './openapi.ts';
import { answerWriter } from './serialise.ts';
import { answerCheck, jsonCheck, requestCheck } from './validate.ts';

type Operation = OperationOf<string>;
type AnyHandler<C> = (input: unknown, context: C) => unknown;

export type ContractOptions<C extends { db: Db }> = {
  contract: Contract;
  // biome-ignore lint/suspicious/noExplicitAny: the adapter serves any set of operations; the map itself is typed where it is written
  handlers: Record<string, (input: any, context: any) => unknown>;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<C>;
  /** Refuses a call that the caller may not make. */
  admit: (operation: Operation, context: C) => void;
  /** The buyer whose calls share a queue; null: only the address counts. */
  callerOf: (context: C) => number | null;
  /** Refuses a path that names another buyer's thing; null if the operation's path names none. */
  ownCheck?: (operation: Operation) => ((params: Record<string, unknown>, context: C) => Promise<void>) | null;
  readMultipart: (request: FastifyRequest) => Promise<unknown>;
  inTurn: InTurn;
  /** Fails if an answer violates the contract: for tests and development. */
  checkAnswers: boolean;
};

/** Registers every operation that has a handler under the contract's method and path. */
export const registerContract = <C extends { db: Db }>(app: FastifyInstance, options: ContractOptions<C>) => {
  for (const [id, handler] of Object.entries(options.handlers)) {
    registerOperation(app, options.contract.read(id), handler, options);
  }
};

const registerOperation = <C extends { db: Db }>(
  app: FastifyInstance,
  operation: Operation,
  handler: AnyHandler<C>,
  options: ContractOptions<C>,
) => {
  const { contract } = options;
  const readInput = inputReader(operation, contract.isPlain === true);
  const takesFiles = operation.body !== null && 'multipart/form-data' in operation.body;
  const write = operation.answer && envelopeWriter(contract, operation, options.checkAnswers);
  const { kind, bodyKb } = limitsOf(operation);
  const requireOwn = options.ownCheck?.(operation);

  app.route({
    method: operation.method,
    url: operation.url,
    config: { operation: operation.id, access: operation.access, scope: operation.scope },
    bodyLimit: bodyKb * 1024,
    handler: async (request, reply) => {
      const context = await options.contextOf(request, reply);
      options.admit(operation, context);
      const prepare = async () => {
        if (takesFiles && request.isMultipart()) request.body = await options.readMultipart(request);
      };
      const turn = { kind, request, buyerId: options.callerOf(context), elapsedMs: reply.elapsedTime, prepare };
      const result = await options.inTurn(turn, async () => {
        if (request.form !== undefined) request.body = parseForm(request.form);
        const input = readInput(request);
        await requireOwn?.(input.params, context);
        const handled = await handler(input, context);
        return handled instanceof FileAnswer || !write ? handled : write(handled);
      });
      if (result instanceof FileAnswer) return sendFile(reply, result);
      if (result instanceof CollectedFile) return sendCollected(reply, result, contract);
      if (!write) return result;
      // An answer for one viewer must not be served to another.
      reply.header('cache-control', 'no-store');
      return reply.type('application/json; charset=utf-8').send(result);
    },
  });
};

const sendFile = (
  reply: FastifyReply,
  { content, type, name }: Pick<FileAnswer, 'type' | 'name'> & { content: unknown },
) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(type)
    .send(content);

const sendCollected = (reply: FastifyReply, file: CollectedFile, contract: Contract) =>
  sendFile(reply, {
    content: Readable.from(collected(file, contract)),
    type: 'application/json; charset=utf-8',
    name: file.name,
  });

/** Each answer is trimmed to the contract, as if it were called separately. */
async function* collected({ answers }: CollectedFile, contract: Contract) {
  let open: OperationId | null = null;
  let write = (_: unknown) => '';
  yield '{';
  for await (const { id, data } of answers) {
    if (id !== open) {
      yield `${open === null ? '' : '],'}\n${JSON.stringify(id)}:[`;
      write = dataWriter(contract, id);
    } else yield ',';
    open = id;
    yield write(data instanceof Answer ? data.data : data);
  }
  yield open === null ? '}' : ']}';
}

const dataWriter = (contract: Contract, id: OperationId) => {
  const { properties } = contract.read(id).answer as { properties?: { data?: Schema } };
  if (!properties?.data) throw new Error(`${id} answers no data.`);
  return answerWriter(properties.data, contract.components);
};

/** Wraps a handler's result in its envelope, if the contract has one. */
const envelopeWriter = ({ components, isPlain }: Contract, { id, answer }: Operation, isChecked: boolean) => {
  if (!answer) throw new Error(`${id} answers no envelope.`);
  const write = answerWriter(answer, components);
  const check = isChecked ? answerCheck(answer) : null;
  const writeData = (data: unknown, message = ''): string => {
    const envelope = isPlain ? data : { code: 200, message, data: data ?? null };
    const problem = check?.(envelope);
    if (problem) throw new Error(`${id} answers against the contract: ${problem}`);
    return write(envelope);
  };
  return (result: unknown): string =>
    result instanceof Answer ? writeData(result.data, result.message) : writeData(result);
};

const inputReader = (operation: Operation, isPlain: boolean) => {
  const checkParams = operation.params && requestCheck(operation.params);
  const checkQuery = requestCheck(operation.query);
  const checkBody = operation.body && bodyCheck(operation.body, isPlain ? jsonCheck : requestCheck);

  return (request: FastifyRequest) => {
    const params = { ...(request.params as Record<string, string>) };
    if (Object.values(params).some(isUntypeable)) throw new Refusal('contentMissing');
    const query = request.query as object;
    if (checkParams) asAddress(() => checkParams(params));
    checkQuery(query);
    const body = checkBody ? checkBody(request) : {};
    return { params, query, body };
  };
};

const bodyCheck = (schemas: NonNullable<Operation['body']>, checkOf: typeof requestCheck) => {
  const checks = new Map(Object.entries(schemas).map(([type, schema]) => [type, checkOf(schema)]));
  const only = checks.size === 1 ? [...checks.values()][0] : undefined;
  return (request: FastifyRequest) => {
    const body = request.body ?? {};
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    const check = type === undefined ? only : checks.get(type);
    if (!check) throw new Refusal('badContentType');
    check(body);
    return body;
  };
};

/** Turns an invalid address into "not found" instead of "invalid". */
const asAddress = (check: () => void) => {
  try {
    check();
  } catch {
    throw new Refusal('contentMissing');
  }
};
