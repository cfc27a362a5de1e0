import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { invalid, Refusal, tooLarge } from '#errors/refusal.ts';
import { parseForm } from './form-body.ts';

const kilobyte = 1024;

/** Limit on all files of a request together. */
const largestRequest = 50 * 1024 * kilobyte;

/** Limit on the other fields. */
const fieldsOfRequest = 1024 * kilobyte;

/** Accepts forms with files. `readMultipart` reads them after the sender is known. */
export const acceptMultipart = (app: FastifyInstance, { maxUploadBytes }: Config) => {
  // Check the declared size before reading the body.
  app.addHook('onRequest', async ({ headers }) => {
    if (Number(headers['content-length'] ?? 0) > largestRequest + fieldsOfRequest) throw new Refusal('bodyTooLarge');
  });
  return app.register(multipart, {
    limits: {
      fileSize: maxUploadBytes,
      files: 10,
      fields: 100,
      fieldSize: 1024 * kilobyte,
      fieldNameSize: 100,
      parts: 110,
      headerPairs: 20,
    },
    throwFileSizeLimit: false,
  });
};

/** Fields of a form with files, nested by brackets; files are `File`s with untrusted names and types. */
export const readMultipart = async (request: FastifyRequest, config: Config): Promise<unknown> => {
  try {
    return await readParts(request, config);
  } catch (error) {
    const isKnown = error instanceof Refusal || String((error as { code?: unknown }).code).startsWith('FST_');
    // Any other parser error means that the body is truncated or was never multipart.
    throw isKnown ? error : new Refusal('bodyIncomplete');
  }
};

const readParts = async (request: FastifyRequest, { maxUploadBytes }: Config): Promise<unknown> => {
  const secret = randomUUID();
  const files = new Map<string, File>();
  const pairs = new URLSearchParams();
  let size = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw invalid({ [part.fieldname]: '提交的内容过大' });
      pairs.append(part.fieldname, String(part.value));
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.file.truncated) throw tooLarge(part.fieldname, maxUploadBytes);
    // A form sends a nameless, empty file if none was selected.
    if (bytes.length === 0 && !part.filename) continue;
    size += bytes.length;
    if (size > largestRequest)
      throw invalid({ [part.fieldname]: `一次上传的文件共不能超过${largestRequest / kilobyte ** 2}MB` });
    const token = `${secret}:${files.size}`;
    // The cast: parts are never shared between threads.
    files.set(token, new File([bytes as Buffer<ArrayBuffer>], part.filename ?? '', { type: part.mimetype }));
    pairs.append(part.fieldname, token);
  }
  return withFiles(parseForm(pairs.toString()), files);
};

/** Replaces tokens, known only to this request, with their files. */
const withFiles = (value: unknown, files: Map<string, File>): unknown => {
  if (typeof value === 'string') return files.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => withFiles(each, files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withFiles(each, files)]));
};
