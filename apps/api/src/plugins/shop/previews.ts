import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { type Db, rolledBack, type Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { makeSampleBuyer } from '#modules/identity/purchaser/index.ts';
import { beginPreview, endPreview, findPreview } from '#modules/operators/preview/index.ts';
import type { Context, Preview } from '#operation.ts';
import type { World } from '../request-context.ts';
import { sessionCookieOf } from '../session-cookie.ts';
import { isPage, withNote } from './page-note.ts';

/** Paths of the shop where previews start and end. */
export const previewStart = '/preview';

/** Saves a draft in a transaction. */
export type Replay = (
  tx: Tx,
  draft: object,
  world: { config: Config; now: Date; log: FastifyBaseLogger },
) => Promise<unknown>;

/** Present during a preview: requests without it cost no query. */
export const isPreviewed = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers.cookie?.includes('yaoji_preview=') ?? false;

// biome-ignore lint/suspicious/noExplicitAny: it wraps any set of operations; each is typed where it is written
type AnyHandlers = Record<string, (input: any, context: any) => unknown>;

/**
 * Previews an operator's unsaved draft in the shop: each read of the operator's browser runs in a transaction that
 * saves the draft first and then rolls back.
 */
export const createPreviews = ({ config, db, clock }: World, replay: Replay) => {
  const cookieOf = (request: FastifyRequest) => {
    const { preview, options } = sessionCookieOf(request, config);
    return { name: preview, token: request.cookies[preview], options };
  };
  const find = async (request: FastifyRequest): Promise<Preview | null> => {
    const { token } = cookieOf(request);
    return token ? findPreview(db, token, clock()) : null;
  };
  const within = <Result>({ draft }: Preview, log: FastifyBaseLogger, run: (tx: Tx, now: Date) => Promise<Result>) => {
    const now = timeOf(draft, clock());
    return rolledBack(db, async (tx) => {
      await replay(tx, draft, { config, now, log }).catch((error) => {
        throw error instanceof Refusal ? new Refusal('previewExpired') : error;
      });
      return run(tx, now);
    });
  };

  return {
    contextOf:
      (read: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>) =>
      async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
        const [context, preview] = await Promise.all([read(request, reply), find(request)]);
        if (!preview) return context;
        const signedIn = preview.viewer === 'buyer' ? { sessionId: 0, buyerId: 0, operator: '预览' } : null;
        return { ...context, preview, signedIn };
      },

    handlers: (handlers: AnyHandlers): AnyHandlers =>
      Object.fromEntries(
        Object.entries(handlers).map(([id, handler]) => [
          id,
          (input: unknown, context: Context) => {
            const { preview, signedIn, log } = context;
            if (!preview) return handler(input, context);
            return within(preview, log, async (tx, now) => {
              const buyer = signedIn && { ...signedIn, buyerId: await makeSampleBuyer(tx, onTermsOf(preview)) };
              return handler(input, { ...context, db: tx, now, signedIn: buyer });
            });
          },
        ]),
      ),

    /** Reads data of a picture. */
    reading: async <Result>(
      request: FastifyRequest,
      reply: FastifyReply,
      run: (db: Db | Tx) => Promise<Result>,
    ): Promise<Result> => {
      const preview = await find(request);
      if (!preview) return run(db);
      reply.header('cache-control', 'no-store');
      return within(preview, request.log, run);
    },

    serve: (app: FastifyInstance) => {
      const to = (reply: FastifyReply, path: string) => reply.header('cache-control', 'no-store').redirect(path, 302);
      app.get(`${previewStart}/end`, async (request, reply) => {
        const { name, token, options } = cookieOf(request);
        if (token) await endPreview(db, token);
        return to(reply.clearCookie(name, options), '/');
      });
      app.get<{ Params: { ticket: string } }>(`${previewStart}/:ticket`, async (request, reply) => {
        const begun = await beginPreview(db, request.params.ticket, clock());
        if (!begun) return to(reply, '/');
        const { name, options } = cookieOf(request);
        return to(reply.setCookie(name, begun.token, { ...options, expires: begun.expiresAt }), begun.path);
      });
      app.addHook('onSend', async (request, _, payload) => {
        if (!isPreviewed(request) || !isPage(payload)) return payload;
        const preview = await find(request);
        if (!preview) return payload;
        const viewer = preview.viewer === 'buyer' ? '以示例客户' : '以访客';
        const words = `预览：内容尚未保存，只有您能看到（${viewer}身份）`;
        return withNote(payload, words, { href: `${previewStart}/end`, label: '结束预览' }, ' data-preview');
      });
    },
  };
};

/** A draft that starts later is previewed at its start. */
const timeOf = (draft: object, now: Date): Date => {
  const starts = Object.values(draft).flatMap(
    (form: { startsAt?: number; publishedAt?: number } | null) => form?.startsAt ?? form?.publishedAt ?? [],
  );
  return new Date(Math.max(now.getTime(), ...starts.map((seconds) => seconds * 1000)));
};

/** The buyer whose terms the draft changes. */
const onTermsOf = ({ draft }: Preview): number | undefined => {
  const { buyer, id } = draft as { buyer?: object; id?: number };
  return buyer && id;
};
