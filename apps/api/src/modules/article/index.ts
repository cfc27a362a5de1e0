import { getArticle } from './get-article.ts';
import { listArticles } from './list-articles.ts';
import { listFooterCategories, listHelpCategories } from './list-help-categories.ts';

export { articleCommands } from './article-commands.ts';
export { latestArticles } from './latest-articles.ts';

export const articleHandlers = { getArticle, listArticles, listFooterCategories, listHelpCategories };
