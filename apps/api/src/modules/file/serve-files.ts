import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { notFound } from '#errors/refusal.ts';
import { findFile } from './file.repository.ts';
import { isFilePath } from './file-address.ts';
import { fileStoreOf } from './store/file-store.ts';

type Place = { Params: { year: string; month: string; name: string } };

/** Whose files may be seen: a buyer's, or of all (null). Throws where nobody's may. */
type WhoseFiles = (request: FastifyRequest, reply: FastifyReply) => Promise<number | null>;

/** Hands uploaded files to those who may see them and runs nothing of them: not as a page, not as a script, not framed. */
export const serveFiles = (
  app: FastifyInstance,
  { config, db }: { config: Config; db: Db },
  whoseFiles: WhoseFiles,
) => {
  app.get<Place>('/uploads/:year/:month/:name', async (request, reply) => {
    const { year, month, name } = request.params;
    const path = `${year}/${month}/${name}`;
    if (!isFilePath(path)) throw notFound();
    const found = await findFile(db, await whoseFiles(request, reply), path);
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
