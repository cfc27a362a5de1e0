import type { FastifyInstance } from 'fastify';

const contracts = {
  shop: () => import('@yaoji/api-client/openapi.json', { with: { type: 'json' } }),
  erp: () => import('@yaoji/api-client/erp.openapi.json', { with: { type: 'json' } }),
};

/** A contract as a page for developers, generated on first request. */
export const serveDocs = (app: FastifyInstance, path: string, contract: keyof typeof contracts) => {
  let page: Promise<string> | undefined;
  app.get(path, async (_, reply) => {
    page ??= render(contract);
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/html; charset=utf-8')
      .send(await page);
  });
};

const render = async (contract: keyof typeof contracts) => {
  const [{ renderDocs }, { default: document }] = await Promise.all([
    import('@yaoji/api-client/docs'),
    contracts[contract](),
  ]);
  return renderDocs(document);
};
