import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, signedOut } from '#errors/refusal.ts';
import type { Context } from '#operation.ts';
import { findFile } from './file.repository.ts';
import { isFilePath } from './file-address.ts';
import { fileStoreOf } from './store/file-store.ts';

type Place = { Params: { year: string; month: string; name: string } };

/** Hands uploaded files to their owners and runs nothing of them: not as a page, not as a script, not framed. */
export const serveFiles = (
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
) => {
  app.get<Place>('/uploads/:year/:month/:name', async (request, reply) => {
    const { year, month, name } = request.params;
    const path = `${year}/${month}/${name}`;
    if (!isFilePath(path)) throw notFound();
    const { db, config, signedIn } = await contextOf(request, reply);
    if (!signedIn) throw signedOut();
    const found = await findFile(db, signedIn.buyerId, path);
    if (!found) throw notFound();
    const file = await fileStoreOf(config).open(path);
    if (!file) throw notFound();
    const isPicture = found.mediaType.startsWith('image/');
    return reply
      .type(found.mediaType)
      .header('content-length', found.size)
      .header('content-disposition', `${isPicture ? 'inline' : 'attachment'}; filename="${name}"`)
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(file);
  });
};
