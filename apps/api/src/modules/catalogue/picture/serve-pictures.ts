import {
  drawBanner,
  drawBrand,
  drawCategory,
  drawGoodsPicture,
  drawQr,
  drawSiteLicence,
  drawWordBanner,
  goodsViews,
  hashText,
} from '@yaoji/goods-art';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Db, Executor } from '#db/database.ts';
import { Refusal, required } from '#errors/refusal.ts';
import {
  findActivityWords,
  findBrandWords,
  findCategoryPath,
  findFocusWords,
  findPictureFacts,
} from './picture.repository.ts';

/** The source of a banner's text if it has no drawing: `activity-5`, `brand-7`, or a focus entry's id. */
const wordsOf = { activity: findActivityWords, brand: findBrandWords, focus: findFocusWords } as const;

const year = 31_536_000;
const qrPaths: Record<string, string> = { site: '/', app: '/', 'mini-program': '/' };

/** An address with `v` names one version of a picture and may be cached forever; without it, it is revalidated. */
function send(request: FastifyRequest, reply: FastifyReply, svg: string) {
  const tag = `W/"${hashText(svg).toString(36)}-${svg.length.toString(36)}"`;
  const versioned = (request.query as { v?: unknown }).v !== undefined;
  if (!reply.hasHeader('cache-control'))
    reply.header(
      'cache-control',
      versioned ? `public, max-age=${year}, immutable` : 'public, max-age=300, must-revalidate',
    );
  reply.header('etag', tag).header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('image/svg+xml; charset=utf-8').send(svg);
}

function integer(value: string | undefined): number {
  const number = /^[1-9]\d{0,14}$/.test(value ?? '') ? Number(value) : 0;
  if (number === 0) throw new Refusal('contentMissing');
  return number;
}

type World = {
  config: Config;
  db: Db;
  /** Runs queries for a banner's text. Default: on `db`. */
  reading?: <Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    run: (db: Executor) => Promise<Result>,
  ) => Promise<Result>;
};

/** The drawn pictures of products, banners, categories, brands, licences and QR codes. */
export const servePictures = (app: FastifyInstance, { config, db, reading = (_, __, run) => run(db) }: World) => {
  app.get<{ Params: { id: string; view: string } }>('/pictures/goods/:id/:view.svg', async (request, reply) => {
    const view = goodsViews.find((each) => String(each) === request.params.view);
    if (view === undefined) throw new Refusal('contentMissing');
    const facts = required(await findPictureFacts(db, integer(request.params.id)), 'contentMissing');
    return send(request, reply, drawGoodsPicture(facts, view));
  });

  app.get<{ Params: { id: string } }>('/pictures/category/:id.svg', async (request, reply) => {
    const path = await findCategoryPath(db, integer(request.params.id));
    if (path === undefined) throw new Refusal('contentMissing');
    return send(request, reply, drawCategory(path));
  });

  app.get<{ Params: { key: string } }>('/pictures/banner/:key.svg', async (request, reply) => {
    const { key } = request.params;
    const svg = drawBanner(key);
    if (svg !== undefined) return send(request, reply, svg);
    const [, owner = 'focus', id] = /^(?:(activity|brand)-)?(\d+)$/.exec(key) ?? [];
    const words = required(
      await reading(request, reply, (db) => wordsOf[owner as keyof typeof wordsOf](db, integer(id))),
      'contentMissing',
    );
    const shown = await Promise.all(words.goodsIds.map((goodsId) => findPictureFacts(db, goodsId)));
    const goods = shown.filter((facts) => facts !== undefined);
    return send(request, reply, drawWordBanner(words.title, words.subtitle, goods, words.place));
  });

  app.get<{ Params: { name: string } }>('/pictures/brand/:name.svg', async (request, reply) =>
    send(request, reply, drawBrand(request.params.name)),
  );

  app.get<{ Params: { key: string } }>('/pictures/licence/:key.svg', async (request, reply) => {
    const svg = drawSiteLicence(request.params.key);
    if (svg === undefined) throw new Refusal('contentMissing');
    return send(request, reply, svg);
  });

  app.get<{ Params: { key: string } }>('/pictures/qr/:key.svg', async (request, reply) => {
    const path = Object.hasOwn(qrPaths, request.params.key) ? qrPaths[request.params.key] : undefined;
    if (path === undefined) throw new Refusal('contentMissing');
    if (config.publicUrl === null) reply.header('cache-control', 'private, no-store');
    return send(request, reply, drawQr(`${config.publicUrl ?? `${request.protocol}://${request.host}`}${path}`));
  });
};
