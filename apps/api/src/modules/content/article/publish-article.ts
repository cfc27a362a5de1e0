import type { Executor } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { allCategories, insertArticle, replaceArticle } from './article.repository.ts';
import { htmlOf, type SourceText } from './html-of.ts';
import { textOfHtml } from './text-of-html.ts';
import { textToEdit } from './text-to-edit.ts';

export type ArticleText = SourceText & {
  categoryId: number;
  title: string;
  summary?: string | undefined;
  image?: string | undefined;
  author?: string | undefined;
  url?: string | undefined;
  sort?: number;
  /** When it was withdrawn; absent if it is public. */
  withdrawnAt?: Date | null;
  publishedAt: Date;
};

const longestSummary = 80;

/** Limit on stored and sent HTML, so that a stored article can be saved again. */
const longestContent = 30_000;

/** A mark that an owner has to replace before the text is public. */
const unfinished = /【请(?:核对|填写)：/;

/** Refuses to make texts public that an owner has not finished, and names them all. */
export const requireFinished = (texts: readonly { title: string; text: string }[]): void => {
  const titles = texts.filter(({ text }) => unfinished.test(text)).map(({ title }) => `《${title.trim()}》`);
  if (titles.length > 0)
    throw invalid({ 'article[content]': `${titles.join('')}正文中还有【请核对】或【请填写】，改好后才能公开` });
};

/** Sanitises and stores an article from Markdown or HTML; returns its id. */
export const publishArticle = async (
  tx: Executor,
  article: ArticleText,
  replacedId: number | null,
): Promise<number> => {
  const category = (await allCategories(tx)).find(({ id }) => id === article.categoryId);
  if (!category?.parentId) throw invalid({ 'article[categoryId]': '没有这个栏目' });
  const title = article.title.trim();
  if (!article.withdrawnAt) requireFinished([article]);
  const html = htmlOf(article, title);
  const words = textOfHtml(html);
  if (!words) throw invalid({ 'article[content]': '正文没有文字' });
  if (!title) throw invalid({ 'article[title]': '没有标题' });
  if (textToEdit(html, title).length > longestContent) throw invalid({ 'article[content]': '正文过长' });
  const fields = {
    categoryId: article.categoryId,
    title,
    summary: article.summary ?? words.slice(0, longestSummary),
    content: html,
    image: article.image ?? null,
    source: article.author ?? '',
    publishedAt: article.publishedAt,
    ...(article.url === undefined ? {} : { url: article.url }),
    ...(article.sort === undefined ? {} : { sort: article.sort }),
    ...(article.withdrawnAt === undefined ? {} : { withdrawnAt: article.withdrawnAt }),
  };
  if (replacedId === null) return insertArticle(tx, fields);
  if (!(await replaceArticle(tx, replacedId, fields))) throw new Refusal('articleMissing');
  return replacedId;
};
