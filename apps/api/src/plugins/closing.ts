import type { FastifyInstance } from 'fastify';

/** Who is still answered while the server stops is asked to close its connection: a keep-alive one would hold it up. */
export const closeConnections = (app: FastifyInstance) => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
};
