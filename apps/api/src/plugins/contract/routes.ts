import { Readable } from 'node:stream';
import type { OperationId } from '@yaoji/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Refusal, signedOut } from '#errors/refusal.ts';
import { limitsOf } from '#limits.ts';
import { Answer, CachedAnswer, CollectedFile, type Context, FileAnswer, type Handlers } from '#operation.ts';
import { owners, type Thing } from '#owners.ts';
import { parseForm } from '../form-body.ts';
import type { InTurn } from '../turns.ts';
import { type Operation, readOperation, type Schema } from './openapi.ts';
import { questions } from './owner.repository.ts';
import { answerWriter } from './serialise.ts';
import { answerCheck, requestCheck } from './validate.ts';

type AnyHandler = (input: unknown, context: Context) => unknown;

export type ContractOptions = {
  // biome-ignore lint/suspicious/noExplicitAny: the adapter serves any set of operations; the map itself is typed where it is written
  handlers: Handlers<any>;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  readMultipart: (request: FastifyRequest) => Promise<unknown>;
  inTurn: InTurn;
  /** Fails loudly where an answer is not what the contract says: for tests and development. */
  checkAnswers: boolean;
};

/** Registers every operation that has a handler under the method and path that the contract gives it. */
export const registerContract = (app: FastifyInstance, options: ContractOptions) => {
  for (const [id, handler] of Object.entries(options.handlers)) {
    registerOperation(app, readOperation(id as OperationId), handler as AnyHandler, options);
  }
};

const registerOperation = (
  app: FastifyInstance,
  operation: Operation,
  handler: AnyHandler,
  options: ContractOptions,
) => {
  const readInput = inputReader(operation);
  const takesFiles = operation.body !== null && 'multipart/form-data' in operation.body;
  const write = operation.answer && envelopeWriter(operation.id, operation.answer, options.checkAnswers);
  const { kind, bodyKb } = limitsOf(operation.id);
  const requireOwn = ownCheck(operation);

  app.route({
    method: operation.method,
    url: operation.url,
    config: { operation: operation.id, access: operation.access },
    bodyLimit: bodyKb * 1024,
    handler: async (request, reply) => {
      const context = await options.contextOf(request, reply);
      if (operation.access === 'buyer' && !context.signedIn) throw signedOut();
      const prepare = async () => {
        if (takesFiles && request.isMultipart()) request.body = await options.readMultipart(request);
      };
      const buyerId = context.signedIn?.buyerId ?? null;
      const turn = { kind, request, buyerId, elapsedMs: reply.elapsedTime, prepare };
      const result = await options.inTurn(turn, async () => {
        if (request.form !== undefined) request.body = parseForm(request.form);
        const input = readInput(request);
        await requireOwn?.(input.params, context);
        const handled = await handler(input, context);
        return handled instanceof FileAnswer || !write ? handled : write(handled);
      });
      if (result instanceof FileAnswer) return sendFile(reply, result);
      if (result instanceof CollectedFile) return sendCollected(reply, result);
      if (!write) return result;
      // An answer for one viewer must not be served to another.
      reply.header('cache-control', 'no-store');
      return reply.type('application/json; charset=utf-8').send(result);
    },
  });
};

/** Refuses a path that names a thing of another buyer, before the handler sees it; null where a path names none. */
const ownCheck = ({ id, url }: Operation) => {
  const things: Record<string, Thing> = owners[id as keyof typeof owners] ?? {};
  const asked = Object.entries(things).flatMap(([name, thing]) => {
    const question = questions[thing];
    return question && url.includes(`/:${name}`) ? { name, ...question } : [];
  });
  if (asked.length === 0) return null;
  return async (params: Record<string, unknown>, { db, signedIn }: Context) => {
    for (const { name, ask, missing } of asked) {
      const [found] = await ask(db, Number(params[name]));
      if (!found || found.buyerId !== signedIn?.buyerId) throw notFound(missing);
    }
  };
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

const sendCollected = (reply: FastifyReply, file: CollectedFile) =>
  sendFile(reply, {
    content: Readable.from(collected(file)),
    type: 'application/json; charset=utf-8',
    name: file.name,
  });

/** Each answer is cut to what the contract declares, as if it were called for. */
async function* collected({ answers }: CollectedFile) {
  let open: OperationId | null = null;
  let write = (_: unknown) => '';
  yield '{';
  for await (const { id, data } of answers) {
    if (id !== open) {
      yield `${open === null ? '' : '],'}\n${JSON.stringify(id)}:[`;
      write = dataWriter(id);
    } else yield ',';
    open = id;
    yield write(data instanceof Answer ? data.data : data);
  }
  yield open === null ? '}' : ']}';
}

const dataWriter = (id: OperationId) => {
  const { properties } = readOperation(id).answer as { properties?: { data?: Schema } };
  if (!properties?.data) throw new Error(`${id} answers no data.`);
  return answerWriter(properties.data);
};

/** Writes what a handler gave into its envelope. */
const envelopeWriter = (id: OperationId, answer: Schema, isChecked: boolean) => {
  const write = answerWriter(answer);
  const check = isChecked ? answerCheck(answer) : null;
  const writeData = (data: unknown, message = ''): string => {
    const envelope = { code: 200, message, data: data ?? null };
    const problem = check?.(envelope);
    if (problem) throw new Error(`${id} answers against the contract: ${problem}`);
    return write(envelope);
  };
  return (result: unknown): string | Buffer => {
    if (result instanceof CachedAnswer) return result.writtenBy(writeData);
    return result instanceof Answer ? writeData(result.data, result.message) : writeData(result);
  };
};

const inputReader = (operation: Operation) => {
  const checkParams = operation.params && requestCheck(operation.params);
  const checkQuery = requestCheck(operation.query);
  const checkBody = operation.body && bodyCheck(operation.body);

  return (request: FastifyRequest) => {
    const params = { ...(request.params as Record<string, unknown>) };
    const query = request.query as object;
    if (checkParams) asAddress(() => checkParams(params));
    checkQuery(query);
    const body = checkBody ? checkBody(request) : {};
    return { params, query, body };
  };
};

const bodyCheck = (schemas: NonNullable<Operation['body']>) => {
  const checks = new Map(Object.entries(schemas).map(([type, schema]) => [type, requestCheck(schema)]));
  const only = checks.size === 1 ? [...checks.values()][0] : undefined;
  return (request: FastifyRequest) => {
    const body = request.body ?? {};
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    const check = type === undefined ? only : checks.get(type);
    if (!check) throw new Refusal('invalid', '不支持的内容类型');
    check(body);
    return body;
  };
};

/** An address that cannot exist is one that is not there, not one that is badly filled in. */
const asAddress = (check: () => void) => {
  try {
    check();
  } catch {
    throw notFound();
  }
};
