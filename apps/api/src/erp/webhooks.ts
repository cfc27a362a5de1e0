import type { Executor, Tx } from '#db/database.ts';
import {
  addEndpoint,
  changeEndpoint,
  endpointOf,
  endpoints,
  removeEndpoint,
  renewSecret,
  replay,
  toWebhook,
} from '#modules/integrations/webhook/index.ts';
import { erpWrite } from './log-write.ts';
import type { ErpHandlers } from './operation.ts';

const shown = async (tx: Executor, id: number) => toWebhook(await endpointOf(tx, id));

export const webhookHandlers = {
  listWebhooks: async (_, { db }) => (await endpoints(db)).map(toWebhook),
  createWebhook: ({ body }, context) => {
    const added = { id: 0, secret: '' };
    const add = async (tx: Tx) => {
      Object.assign(added, await addEndpoint(tx, body, `erp ${context.key.name}`, context.config, context.now));
      return { after: body };
    };
    const load = async (tx: Tx) => ({ webhook: await shown(tx, added.id), secret: added.secret });
    return erpWrite(context, `webhook add ${body.url}`, add, load);
  },
  changeWebhook: ({ params: { id }, body }, context) => {
    const change = async (tx: Tx) => {
      const { url, kinds } = await changeEndpoint(tx, id, body, context.config, context.now);
      return { before: { url, kinds }, after: body };
    };
    return erpWrite(context, `webhook change ${id}`, change, (tx) => shown(tx, id));
  },
  deleteWebhook: async ({ params: { id } }, context) => {
    const webhook = await shown(context.db, id);
    const remove = async (tx: Tx) => ({ before: toWebhook(await removeEndpoint(tx, id)) });
    return erpWrite(context, `webhook delete ${id}`, remove, async () => webhook);
  },
  renewWebhookSecret: ({ params: { id } }, context) => {
    let secret = '';
    const renew = async (tx: Tx) => {
      secret = await renewSecret(tx, id, context.now);
      return {};
    };
    const load = async (tx: Tx) => ({ webhook: await shown(tx, id), secret });
    return erpWrite(context, `webhook secret ${id}`, renew, load);
  },
  replayWebhook: ({ params: { id }, body: { after } }, context) => {
    const again = async (tx: Tx) => {
      await replay(tx, id, after, context.now);
      return { after: { after } };
    };
    return erpWrite(context, `webhook replay ${id}`, again, (tx) => shown(tx, id));
  },
} satisfies ErpHandlers<
  'listWebhooks' | 'createWebhook' | 'changeWebhook' | 'deleteWebhook' | 'renewWebhookSecret' | 'replayWebhook'
>;
