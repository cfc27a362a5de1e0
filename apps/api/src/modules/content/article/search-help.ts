import type { Handler } from '#operation.ts';
import { helpArticles } from './article.repository.ts';
import { articleAddress } from './article-address.ts';
import { findHelp } from './find-help.ts';

const mostFound = 20;
/** Without keywords: the most read ones. */
const topQuestions = 6;

export const searchHelp: Handler<'searchHelp'> = async ({ query }, { db, now }) => {
  const keywords = query.keywords?.trim() ?? '';
  const found =
    keywords === ''
      ? (await helpArticles(db, now, topQuestions)).map((article) => ({ ...article, excerpt: '' }))
      : findHelp(await helpArticles(db, now), keywords).slice(0, mostFound);
  return found.map((article) => ({
    id: article.id,
    name: article.title,
    url: articleAddress(article),
    category: article.category,
    excerpt: article.excerpt,
  }));
};
