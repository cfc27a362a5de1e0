import {
  addEndpoint,
  changeEndpoint,
  deleteEndpoint,
  endpointOf,
  endpoints,
  renewSecret,
  replay,
  toWebhook,
} from '#modules/webhook/index.ts';
import { erpWrite } from './log-write.ts';
import type { ErpContext, ErpHandlers } from './operation.ts';

const shown = async ({ db }: ErpContext, id: number) => toWebhook(await endpointOf(db, id));

export const webhookHandlers = {
  listWebhooks: async (_, { db }) => (await endpoints(db)).map(toWebhook),
  createWebhook: async ({ body }, context) => {
    const added = { id: 0, secret: '' };
    await erpWrite(context, `webhook add ${body.url}`, async (tx) => {
      Object.assign(added, await addEndpoint(tx, body, `erp ${context.key.name}`, context.config, context.now));
      return { after: body };
    });
    return { webhook: await shown(context, added.id), secret: added.secret };
  },
  changeWebhook: async ({ params: { id }, body }, context) => {
    await erpWrite(context, `webhook change ${id}`, async (tx) => {
      const { url, kinds } = await changeEndpoint(tx, id, body, context.config, context.now);
      return { before: { url, kinds }, after: body };
    });
    return shown(context, id);
  },
  deleteWebhook: async ({ params: { id } }, context) => {
    const webhook = await shown(context, id);
    await erpWrite(context, `webhook delete ${id}`, async (tx) => {
      await deleteEndpoint(tx, id);
      return { before: webhook };
    });
    return webhook;
  },
  renewWebhookSecret: async ({ params: { id } }, context) => {
    let secret = '';
    await erpWrite(context, `webhook secret ${id}`, async (tx) => {
      secret = await renewSecret(tx, id, context.now);
      return {};
    });
    return { webhook: await shown(context, id), secret };
  },
  replayWebhook: async ({ params: { id }, body: { after } }, context) => {
    await erpWrite(context, `webhook replay ${id}`, async (tx) => {
      await replay(tx, id, after, context.now);
      return { after: { after } };
    });
    return shown(context, id);
  },
} satisfies ErpHandlers<
  'listWebhooks' | 'createWebhook' | 'changeWebhook' | 'deleteWebhook' | 'renewWebhookSecret' | 'replayWebhook'
>;
