import type { OperationInput } from '@yaoji/api-client/desk/contract';
import { rolledBack, type Tx } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { articlePageOf, renumberArticle } from '#modules/content/article/index.ts';
import { isShopPage, renumberEntry } from '#modules/content/focus/index.ts';
import { mayCall } from '#modules/operators/operator/index.ts';
import { openPreview } from '#modules/operators/preview/index.ts';
import { activityPageWhileOpen, renumberActivity } from '#modules/selling/activity/index.ts';
import { closeOtherDraws, renumberDraw } from '#modules/selling/draw/index.ts';
import { previewStart, type Replay } from '#plugins/shop/previews.ts';
import { activityHandlers } from './activities.ts';
import { articleHandlers } from './articles.ts';
import { buyerHandlers } from './buyers.ts';
import { categoryHandlers } from './categories.ts';
import { contentHandlers } from './content.ts';
import { drawHandlers } from './draws.ts';
import { goodsHandlers } from './goods.ts';
import type { DeskHandlers, WritingContext, Written } from './operation.ts';
import { settingHandlers } from './settings.ts';

const handlers = {
  ...activityHandlers,
  ...articleHandlers,
  ...buyerHandlers,
  ...categoryHandlers,
  ...contentHandlers,
  ...drawHandlers,
  ...goodsHandlers,
  ...settingHandlers,
};

type Call = keyof typeof handlers;
type Body = OperationInput<'beginPreview'>['body'];
type Draft = Omit<Body, 'path' | 'viewer'>;
type Kind = Exclude<keyof Draft, 'id' | 'version'>;

/** The operations that save a record of each kind. */
const savedBy: Record<Kind, { create?: Call; change?: Call }> = {
  activity: { create: 'createActivity', change: 'changeActivity' },
  article: { create: 'createArticle', change: 'changeArticle' },
  banner: { create: 'createBanner', change: 'changeBanner' },
  brand: { create: 'createBrand', change: 'changeBrand' },
  buyer: { change: 'changeBuyer' },
  category: { create: 'createCategory', change: 'changeCategory' },
  draw: { create: 'createDraw', change: 'changeDraw' },
  goods: { create: 'changeGoods' },
  settings: { change: 'changeSettings' },
};
const kinds = Object.keys(savedBy) as Kind[];

const saveOf = (draft: Draft): { kind: Kind; call: Call } => {
  const [kind, ...others] = kinds.filter((each) => draft[each] !== undefined);
  const { create, change } = kind ? savedBy[kind] : {};
  const call = draft.version === undefined ? create : change;
  if (!kind || !call || others.length > 0) throw new Refusal('previewMissing');
  return { kind, call };
};

/**
 * A new record gets another id in each transaction, but its page, its picture and the calls of a draw need a stable
 * one.
 */
const previewedId = 999_999_999_999;

const renumber: Partial<Record<Kind, (tx: Tx, id: number, newId: number) => Promise<unknown>>> = {
  activity: renumberActivity,
  article: renumberArticle,
  banner: renumberEntry,
  draw: renumberDraw,
};

/** Places that show their first entry only. A preview shows the draft there, whatever its order. */
const single: ReadonlySet<string> = new Set(['top', 'login', 'popup', 'popup-visitor', 'notice']);

/** Adjusts the draft to be visible: first at its place, and published. */
const toShown = ({ banner, article, ...others }: Draft): Draft => ({
  ...others,
  ...(banner && { banner: single.has(banner.place) ? { ...banner, sort: -1 } : banner }),
  ...(article && { article: { ...article, isPublished: 1 } }),
});

/** The body of the record's own operation. */
const bodyOf = (draft: Draft, kind: Kind): object => {
  if (kind === 'buyer') return draft.buyer ?? {};
  return kind === 'goods' ? { rows: draft.goods } : { version: draft.version, [kind]: draft[kind] };
};

type Save = (input: object, context: WritingContext) => Promise<Written<{ id: number }> | Refusal>;

/** Only warnings depend on permissions, and a preview shows none. */
const working = { operator: { roles: [], permissions: new Set() } };

/** Saves a draft in a transaction that is rolled back. Returns the record's own page, if it has one. */
export const replayDraft = async (tx: Tx, stored: object, world: Parameters<Replay>[2]): Promise<string | null> => {
  const draft = toShown(stored as Draft); // The cast: only `beginPreview` stores drafts.
  const { kind, call } = saveOf(draft);
  // The casts: TypeScript can't see that `kind` and `call` belong together; handlers read no more of the context than
  // this.
  const save = handlers[call] as unknown as Save;
  const context = { ...world, db: tx, working } as unknown as WritingContext;
  const saved = await save({ params: { id: draft.id }, query: {}, body: bodyOf(draft, kind) }, context);
  if (saved instanceof Refusal) throw saved;
  const renumberNew = draft.version === undefined ? renumber[kind] : undefined;
  await renumberNew?.(tx, saved.data.id, previewedId);
  const id = renumberNew ? previewedId : saved.data.id;
  if (kind === 'draw') await closeOtherDraws(tx, id);
  if (kind === 'activity') return activityPageWhileOpen(tx, id);
  return kind === 'article' ? articlePageOf(tx, id) : null;
};

export const previewHandlers = {
  beginPreview: async (
    { body: { path, viewer, ...draft } },
    { db, config, now, log, working: { operator }, shopUrl },
  ) => {
    if (!mayCall(operator, saveOf(draft).call)) throw new Refusal('roleForbids');
    if (path !== undefined && !isShopPage(path)) throw invalid({ path: '须是本店的页面' });
    const own = await rolledBack(db, (tx: Tx) => replayDraft(tx, draft, { config, now, log }));
    const page = path ?? own ?? '/';
    const ticket = await openPreview(db, { operatorId: operator.id, draft, path: page, viewer }, now);
    return { url: `${shopUrl}${previewStart}/${ticket}` };
  },
} satisfies DeskHandlers<'beginPreview'>;
