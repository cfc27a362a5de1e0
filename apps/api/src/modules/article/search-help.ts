import type { Handler } from '#operation.ts';
import { helpArticles } from './article.repository.ts';
import { articleAddress } from './article-address.ts';
import { findHelp } from './find-help.ts';

const mostFound = 20;
/** Without keywords: the most read ones. */
const topQuestions = 6;

export const searchHelp: Handler<'searchHelp'> = async ({ query }, { db, now }) => {
  const articles = await helpArticles(db, now);
  const keywords = query.keywords?.trim() ?? '';
  const found =
    keywords === ''
      ? articles.slice(0, topQuestions).map((article) => ({ ...article, excerpt: '' }))
      : findHelp(articles, keywords).slice(0, mostFound);
  return found.map((article) => ({
    id: article.id,
    name: article.title,
    url: articleAddress(article),
    category: article.category,
    excerpt: article.excerpt,
  }));
};
