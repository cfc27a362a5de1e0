import { errorCodes, type OperationId } from '@yaoji/api-client/contract';
import fc from 'fast-check';
import qs from 'qs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { seedDemo } from '#demo/index.ts';
import { handlers } from '#handlers.ts';
import { readOperation } from '#plugins/contract/openapi.ts';
import { requestCheck } from '#plugins/contract/validate.ts';
import { parseForm } from '#plugins/form-body.ts';
import { bodySchema, brokenRequestsOf, type Parts, requestsOf } from '#testing/contract-values.ts';
import { type Received, sendParts } from '#testing/send-parts.ts';
import { startTestApp } from '#testing/test-app.ts';

/** A few per run, more in `pnpm walk`. For other requests: CONTRACT_FUZZ_RUNS=500 CONTRACT_FUZZ_SEED=$RANDOM. */
const runs = Number(process.env.CONTRACT_FUZZ_RUNS ?? 2);
const seed = Number(process.env.CONTRACT_FUZZ_SEED ?? 20_260_304);

const { db } = await openTestDatabase();
const { app, signIn, time } = await startTestApp(db, { LOG_LEVEL: 'silent' });

let session = '';

beforeAll(async () => {
  await seedDemo(db, time.now);
  session = await signIn('pharmacy');
});

/** Sends as the buyer, whom an earlier request may have logged out. */
const send = async (id: OperationId, parts: Parts): Promise<Received> => {
  const operation = readOperation(id);
  const answer = await sendParts(app, operation, parts, session);
  if (answer.cookie) session = answer.cookie;
  if (answer.status !== 401) return answer;
  time.now = new Date(time.now.getTime() + 3_600_000);
  session = await signIn('pharmacy');
  return sendParts(app, operation, parts, session);
};

const codes = new Map(Object.values(errorCodes).map(({ code, status }) => [code as number, status as number]));
const chinese = /\p{Script=Han}/u;

/** Every answer succeeds or refuses with the contract's envelope (the test app validates its data). */
const expectEnvelope = ({ status, type, text }: Received) => {
  expect(status, text).toBeLessThan(500);
  if (status === 200 && !type.startsWith('application/json')) return null;
  const envelope = JSON.parse(text) as { code: number; message: string; errors?: Record<string, string[]> };
  if (status === 200) expect([200, 201, 10000]).toContain(envelope.code);
  else {
    expect(codes.get(envelope.code), text).toBe(status);
    expect(envelope.message).toMatch(chinese);
  }
  for (const [field, messages] of Object.entries(envelope.errors ?? {})) {
    expect(field).not.toBe('');
    for (const message of messages) expect(message).toMatch(chinese);
  }
  return envelope;
};

/** Returns how a request breaks the contract; schemas are compiled once. */
const refusalOf = (id: OperationId) => {
  const operation = readOperation(id);
  const judge = (schema: Parameters<typeof requestCheck>[0]) => {
    const check = requestCheck(schema);
    return (values: object) => {
      try {
        check(parseForm(qs.stringify(values)));
        return false;
      } catch {
        return true;
      }
    };
  };
  const isQueryRefused = judge(operation.query);
  const isBodyRefused = operation.body !== null ? judge(bodySchema(operation)) : () => false;
  return ({ query, body }: Parts) => isQueryRefused(query) || isBodyRefused(body);
};

const all = Object.keys(handlers) as OperationId[];
const ofShop = all.filter((id) => readOperation(id).access !== 'provider');

describe('any request that the contract allows', () => {
  it.each(all)('is answered as the contract says, never with a failure: %s', async (id) => {
    const requests = requestsOf(readOperation(id));
    const property = fc.asyncProperty(requests, async (parts) => {
      expectEnvelope(await send(id, parts));
    });
    await fc.assert(property, { seed, numRuns: runs, endOnFailure: true });
  });
});

describe('a request that the contract does not allow', () => {
  it.each(ofShop)('is refused with the field and a Chinese sentence: %s', async (id) => {
    const requests = brokenRequestsOf(readOperation(id));
    const isRefused = refusalOf(id);
    const property = fc.asyncProperty(requests, async (parts) => {
      const answer = await send(id, parts);
      const envelope = expectEnvelope(answer);
      if (!isRefused(parts) || answer.status === 404) return;
      expect(answer.status, answer.text).toBe(422);
      // A body beyond the limit is refused before its fields are read.
      if (envelope?.message === '提交的内容过大') return;
      // So is a form of parts with a field named like a member of Object.
      if (envelope?.message === '请求有误' && Object.keys(parts.body).some((name) => name in {})) return;
      expect(Object.keys(envelope?.errors ?? {}), answer.text).not.toEqual([]);
    });
    await fc.assert(property, { seed, numRuns: runs, endOnFailure: true });
  });
});
