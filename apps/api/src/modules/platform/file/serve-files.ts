import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { type FileOwner, findFile } from './file.repository.ts';
import { isFilePath, ownPictureStart, urlOfFile } from './file-address.ts';
import { fileStoreOf } from './store/file-store.ts';

type Place = { Params: { year: string; month: string; name: string } };

/** The owner whose files the caller may see at `url`. Throws if there is none. */
type WhoseFiles = (request: FastifyRequest, reply: FastifyReply, url: string) => Promise<FileOwner>;

/**
 * Serves uploaded files to permitted viewers, and the shop's own pictures to everyone; never as a page, as a script or
 * in a frame.
 */
export const serveFiles = (
  app: FastifyInstance,
  { config, db }: { config: Config; db: Db },
  whoseFiles: WhoseFiles,
) => {
  const send = async ({ year, month, name }: Place['Params'], owner: FileOwner, reply: FastifyReply) => {
    const path = `${year}/${month}/${name}`;
    const found = isFilePath(path) ? await findFile(db, owner, path) : null;
    const file = found && (await fileStoreOf(config).open(path));
    if (!file) throw new Refusal('contentMissing');
    const isPicture = found.mediaType.startsWith('image/');
    return reply
      .type(found.mediaType)
      .header('content-length', found.size)
      .header('content-disposition', `${isPicture ? 'inline' : 'attachment'}; filename="${name}"`)
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', owner === 'shop' ? 'public, max-age=31536000, immutable' : 'private, no-store')
      .send(file);
  };
  app.get<Place>('/uploads/:year/:month/:name', async (request, reply) => {
    const path = `${request.params.year}/${request.params.month}/${request.params.name}`;
    if (!isFilePath(path)) throw new Refusal('contentMissing');
    return send(request.params, await whoseFiles(request, reply, urlOfFile(path)), reply);
  });
  app.get<Place>(`${ownPictureStart}:year/:month/:name`, (request, reply) => send(request.params, 'shop', reply));
};
