import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import type { Tx } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import {
  type ArticleRow,
  allCategories,
  articleList,
  findArticle,
  lockArticle,
  publishArticle,
  requireFinished,
  textToEdit,
} from '#modules/content/article/index.ts';
import { isShopPage } from '#modules/content/focus/index.ts';
import { toFlag, toSeconds, versionOf } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';
import { asSeen, written } from './stored-record.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/article${string}` }>['id'];

/** Path of an article without a page. */
const noPage = '/help';

const toArticle = (row: ArticleRow | null): Schemas['Article'] => {
  if (!row) throw new Refusal('articleMissing');
  const { id, categoryId, title, content, summary, image, source, url, sort, publishedAt, withdrawnAt } = row;
  const form = {
    categoryId,
    title,
    content: textToEdit(content, title),
    summary,
    ...(image ? { image } : {}),
    author: source,
    ...(url === noPage ? {} : { url }),
    sort,
    publishedAt: toSeconds(publishedAt),
    isPublished: toFlag(withdrawnAt === null),
  };
  return { id, version: versionOfRow(row), form };
};

/** Of the stored text: turning it into Markdown for each article of a list takes long. */
const versionOfRow = ({ views, ...fields }: ArticleRow) => versionOf([fields]);

/** A draft was never public: it counts as withdrawn at the second of its publication. */
const isDraft = ({ publishedAt, withdrawnAt }: ArticleRow) =>
  withdrawnAt !== null && toSeconds(withdrawnAt) === toSeconds(publishedAt);

const wasNeverPublic = (row: ArticleRow, now: Date) => isDraft(row) || (!row.withdrawnAt && row.publishedAt > now);

const statusOf = (row: ArticleRow, now: Date): Schemas['ListedArticle']['status'] => {
  if (row.withdrawnAt) return isDraft(row) ? 'draft' : 'withdrawn';
  return row.publishedAt > now ? 'scheduled' : 'published';
};

const save = async (tx: Tx, form: Schemas['ArticleForm'], now: Date, replaced: ArticleRow | null) => {
  const { content, url = noPage, summary, isPublished, ...fields } = form;
  const publishedAt = form.publishedAt === undefined ? now : new Date(form.publishedAt * 1000);
  const withdrawnAt = !replaced || wasNeverPublic(replaced, now) ? publishedAt : (replaced.withdrawnAt ?? now);
  if (url !== noPage && !isShopPage(url)) throw invalid({ 'article[url]': '须是本店的页面' });
  const id = await publishArticle(
    tx,
    {
      ...fields,
      text: content,
      format: content.trimStart().startsWith('<') ? 'html' : 'markdown',
      url,
      summary: summary || undefined,
      publishedAt,
      withdrawnAt: isPublished ? null : withdrawnAt,
    },
    replaced?.id ?? null,
  );
  return toArticle(await findArticle(tx, id));
};

export const articleHandlers = {
  listArticleCategories: async (_, { db }) =>
    (await allCategories(db)).filter(({ parentId }) => parentId !== null).map(({ id, name }) => ({ id, name })),
  listArticles: async ({ query: { page = 1, perPage = 50, ...asked } }, { db, now }) => {
    const names = new Map((await allCategories(db)).map(({ id, name }) => [id, name]));
    const { rows, total } = await articleList(db, asked, { page, perPage });
    const list = rows.map((row) => ({
      id: row.id,
      version: versionOfRow(row),
      title: row.title,
      category: names.get(row.categoryId) ?? '',
      sort: row.sort,
      views: row.views,
      publishedAt: toSeconds(row.publishedAt),
      status: statusOf(row, now),
    }));
    return { list, total };
  },
  getArticle: async ({ params }, { db }) => toArticle(await findArticle(db, params.id)),
  createArticle: async ({ body: { article } }, { db, now }) =>
    written(await save(db, article, now, null), null, '文章已创建'),
  publishArticles: async ({ body: { articles } }, { db, now }) => {
    const read: { form: Schemas['ArticleForm']; stored: ArticleRow | null }[] = [];
    for (const { id, version } of articles.toSorted((one, other) => one.id - other.id)) {
      const stored = await lockArticle(db, id);
      read.push({ form: asSeen(toArticle(stored), version).form, stored });
    }
    requireFinished(read.map(({ form: { title, content } }) => ({ title, text: content })));
    for (const { form, stored } of read) await save(db, { ...form, isPublished: 1 }, now, stored);
    const titles = read.map(({ form }) => form.title);
    return { data: null, message: `已公开${titles.length}篇`, subject: '', before: null, after: { titles } };
  },
  changeArticle: async ({ params: { id }, body: { version, article } }, { db, now }) => {
    const stored = await lockArticle(db, id);
    const before = asSeen(toArticle(stored), version);
    return written(await save(db, article, now, stored), before, '文章已保存');
  },
} satisfies DeskHandlers<Calls>;
