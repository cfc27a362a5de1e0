import { listFooterCategories, listHelpCategories } from './list-help-categories.ts';

export { latestArticles } from './latest-articles.ts';

export const articleHandlers = { listFooterCategories, listHelpCategories };
