import type { OperationData, OperationId, operations } from '@yaoji/api-client/desk/contract';
import { invalid } from '#errors/refusal.ts';
import {
  addEndpoint,
  changeEndpoint,
  deliveriesOf,
  type EndpointForm,
  endpointOf,
  endpoints,
  removeEndpoint,
  renewSecret,
  replay,
  resend,
  toWebhook,
} from '#modules/integrations/webhook/index.ts';
import { outboxKinds } from '#modules/platform/outbox/index.ts';
import { toSeconds } from '#wire-values.ts';
import type { DeskHandlers, WritingContext, Written } from './operation.ts';

type Calls = Extract<
  (typeof operations)[OperationId],
  { path: `/desk/api/${'webhooks' | 'deliveries'}${string}` }
>['id'];

const mostDeliveries = 100;

const readForm = ({ url, kinds = [] }: { url: string; kinds?: string[] | undefined }): EndpointForm => {
  const known = outboxKinds.filter((kind) => kinds.includes(kind));
  if (known.length < kinds.length) throw invalid({ kinds: '没有这种事件' });
  return { url: url.trim(), kinds: known };
};

const written = async (
  { db }: WritingContext,
  id: number,
  message: string,
  before: unknown = null,
): Promise<Written<OperationData<'changeWebhook'>>> => {
  const data = toWebhook(await endpointOf(db, id));
  return { data, message, subject: data.url, before, after: data };
};

export const webhookHandlers = {
  listWebhooks: async (_, { db }) => (await endpoints(db)).map(toWebhook),
  createWebhook: async ({ body }, context) => {
    const { db, config, now, working } = context;
    const { id, secret } = await addEndpoint(db, readForm(body), working.operator.username, config, now);
    const { data, ...rest } = await written(context, id, '已添加');
    return { ...rest, data: { webhook: data, secret } };
  },
  changeWebhook: async ({ params: { id }, body }, context) => {
    const before = await changeEndpoint(context.db, id, readForm(body), context.config, context.now);
    return written(context, id, '已保存', toWebhook(before));
  },
  removeWebhook: async ({ params: { id } }, { db }) => {
    const data = toWebhook(await removeEndpoint(db, id));
    return { data, message: '已删除', subject: data.url, before: data, after: null };
  },
  renewWebhookSecret: async ({ params: { id } }, context) => {
    const secret = await renewSecret(context.db, id, context.now);
    const { data, ...rest } = await written(context, id, '已更换，旧密钥24小时内仍有效');
    return { ...rest, data: { webhook: data, secret } };
  },
  replayWebhook: async ({ params: { id }, body: { after } }, context) => {
    await replay(context.db, id, after, context.now);
    return written(context, id, '将重新推送');
  },
  listDeliveries: async ({ params: { id } }, { db }) =>
    (await deliveriesOf(db, id, mostDeliveries)).map((row) => ({
      ...row,
      nextAt: toSeconds(row.nextAt),
      createdAt: toSeconds(row.createdAt),
    })),
  resendDelivery: async ({ params: { id } }, { db, now }) => {
    await resend(db, id, now);
    return { data: id, message: '将重新推送', subject: String(id), before: null, after: null };
  },
} satisfies DeskHandlers<Calls>;
