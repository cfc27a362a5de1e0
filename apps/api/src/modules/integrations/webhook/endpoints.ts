import { randomBytes } from 'node:crypto';
import type { Config } from '#config.ts';
import type { Executor, Tx } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import type { OutboxKind } from '#modules/platform/outbox/index.ts';
import { toSeconds, toSecondsOrNull } from '#wire-values.ts';
import { urlProblem } from './post.ts';
import {
  deleteEndpoint,
  type EndpointRow,
  endpoints,
  insertEndpoint,
  lockEndpoint,
  replayFrom,
  retryDelivery,
  retryPending,
  updateEndpoint,
} from './webhook.repository.ts';

export type EndpointForm = { url: string; kinds: OutboxKind[] };

/** How long both secrets sign, while the receiver switches. */
const overlapMs = dayMs;

/** Each adds one delivery per event. */
const mostEndpoints = 20;

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

const requireUrl = (url: string, { webhookHosts }: Pick<Config, 'webhookHosts'>) => {
  const problem = urlProblem(url, webhookHosts);
  if (problem) throw invalid({ url: problem });
};

/** The answer contains the secret, which is shown only then. */
export const addEndpoint = async (tx: Tx, form: EndpointForm, createdBy: string, config: Config, now: Date) => {
  requireUrl(form.url, config);
  if ((await endpoints(tx)).length >= mostEndpoints) throw new Refusal('endpointsExceeded', { most: mostEndpoints });
  return insertEndpoint(tx, { ...form, createdBy, secret: newSecret(), createdAt: now });
};

/** An existing endpoint; locks its row until the transaction ends. */
export const endpointOf = async (tx: Executor, id: number): Promise<EndpointRow> => {
  return required(await lockEndpoint(tx, id), 'endpointMissing');
};

/** A stopped endpoint resumes at its position. */
export const changeEndpoint = async (tx: Tx, id: number, form: EndpointForm, config: Config, now: Date) => {
  const before = await endpointOf(tx, id);
  requireUrl(form.url, config);
  await updateEndpoint(tx, id, { ...form, stoppedAt: null, failingSince: null });
  await retryPending(tx, id, now);
  return before;
};

/** Returns it as it was. */
export const removeEndpoint = async (tx: Executor, id: number): Promise<EndpointRow> =>
  required(await deleteEndpoint(tx, id), 'endpointMissing');

/** Returns the new secret. */
export const renewSecret = async (tx: Tx, id: number, now: Date): Promise<string> => {
  const { secret: previousSecret } = await endpointOf(tx, id);
  const secret = newSecret();
  await updateEndpoint(tx, id, { secret, previousSecret, previousUntil: new Date(now.getTime() + overlapMs) });
  return secret;
};

/** Resends everything behind a position. */
export const replay = async (tx: Tx, id: number, after: number, now: Date) => {
  await endpointOf(tx, id);
  await replayFrom(tx, id, after, now);
};

/** Resends one delivery. */
export const resend = async (tx: Executor, deliveryId: number, now: Date) => {
  if (!(await retryDelivery(tx, deliveryId, now))) throw new Refusal('deliveryMissing');
};

export const toWebhook = ({ id, url, kinds, position, failingSince, stoppedAt, createdAt }: EndpointRow) => ({
  id,
  url,
  kinds,
  position,
  failingSince: toSecondsOrNull(failingSince),
  stoppedAt: toSecondsOrNull(stoppedAt),
  createdAt: toSeconds(createdAt),
});
