import type { FastifyInstance } from 'fastify';

/** The contract as a page for people, made when somebody first asks for it. */
export const serveDocs = (app: FastifyInstance) => {
  let page: Promise<string> | undefined;
  app.get('/docs', async (_, reply) => {
    page ??= render();
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/html; charset=utf-8')
      .send(await page);
  });
};

const render = async () => {
  const [{ renderDocs }, { default: document }] = await Promise.all([
    import('@yaoji/api-client/docs'),
    import('@yaoji/api-client/openapi.json', { with: { type: 'json' } }),
  ]);
  return renderDocs(document);
};
