import { createHash } from 'node:crypto';
import { chinaOffset } from '@yaoji/domain';
import type { TrackingConfig } from '#config/tracking-config.ts';
import { secondMs } from '#durations.ts';
import type { Tracked, TrackPoint } from '#modules/orders/logistics/index.ts';

export type TrackQuery = { code: string; trackingNo: string; phone: string | null };
export type TrackAnswer = { status: Tracked['status']; points: TrackPoint[] };

/** The message is for operators. */
export class TrackingFailure extends Error {
  override name = 'TrackingFailure';
}

const mostBytes = 512 * 1024;
const mostPoints = 200;
const mostCharacters = 200;

/** The service's state of a parcel: https://api.kuaidi100.com/document/5f0ffb5ebc8da837cbd8aefc */
const statuses: ReadonlyMap<string, TrackAnswer['status']> = new Map([
  ['0', 'moving'],
  ['1', 'moving'],
  ['2', 'problem'],
  ['3', 'signed'],
  ['4', 'problem'],
  ['5', 'delivering'],
  ['6', 'problem'],
  ['7', 'moving'],
  ['14', 'problem'],
]);

/** The carrier does not know the number yet. */
const nothingFound = '500';

/** Asks 快递100 where a parcel is; throws `TrackingFailure` unless it has answered. */
export const askKuaidi100 = async (
  config: TrackingConfig,
  query: TrackQuery,
  patienceMs = 10 * secondMs,
): Promise<TrackAnswer> => {
  const { endpoint, customer, key } = config;
  const { code, trackingNo, phone } = query;
  const param = JSON.stringify({ com: code, num: trackingNo, ...(phone && { phone }) });
  const sign = createHash('md5').update(`${param}${key}${customer}`).digest('hex').toUpperCase();
  const answer = await answerOf(
    `${endpoint}/poll/query.do`,
    new URLSearchParams({ customer, sign, param }),
    patienceMs,
  );
  const { result, returnCode, message, nu, state, data } = answer;
  if (result === false || !Array.isArray(data)) {
    if (String(returnCode) === nothingFound) return { status: null, points: [] };
    throw new TrackingFailure(`${clean(returnCode) || '应答'}：${clean(message) || '没有说明'}`.slice(0, 120));
  }
  if (nu !== undefined && nu !== trackingNo) throw new TrackingFailure('应答的运单号不符');
  const points = data.slice(0, mostPoints).flatMap(toPoint);
  return { status: statuses.get(String(state)) ?? null, points };
};

const answerOf = async (url: string, body: URLSearchParams, patienceMs: number): Promise<Record<string, unknown>> => {
  const text = await textOf(url, body, patienceMs);
  const answer = await Promise.resolve(text)
    .then(JSON.parse)
    .catch(() => null);
  if (answer === null || typeof answer !== 'object') throw new TrackingFailure('应答无法读取');
  return answer;
};

const textOf = async (url: string, body: URLSearchParams, patienceMs: number): Promise<string> => {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal });
    if (!response.ok) throw new TrackingFailure(`服务返回 HTTP ${response.status}`);
    let text = '';
    let bytes = 0;
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw new TrackingFailure('应答过大');
      text += decoder.decode(chunk, { stream: true });
    }
    return text;
  } catch (error) {
    if (error instanceof TrackingFailure) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new TrackingFailure(isLate ? '没有及时应答' : '无法连接');
  }
};

/** Without control and invisible characters, which could reorder or hide text. */
const clean = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? [
        ...String(value)
          .replace(/[\p{C}\p{Z}]+/gu, ' ')
          .trim(),
      ]
        .slice(0, mostCharacters)
        .join('')
    : '';

const toPoint = (entry: unknown): TrackPoint[] => {
  if (entry === null || typeof entry !== 'object') return [];
  const { context, ftime, time } = entry as { context?: unknown; ftime?: unknown; time?: unknown };
  const text = clean(context);
  const at = [ftime, time].map(toTime).find((each) => each !== null);
  return text && at ? [{ text, at }] : [];
};

/** `2026-11-28 16:31:48`, in China. */
const toTime = (value: unknown): Date | null => {
  const [, day, clock] = (typeof value === 'string' && /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(value)) || [];
  const at = new Date(`${day}T${clock}${chinaOffset}`);
  return Number.isNaN(at.getTime()) ? null : at;
};
