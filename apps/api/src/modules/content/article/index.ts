import { getArticle } from './get-article.ts';
import { listArticles } from './list-articles.ts';
import { listFooterCategories, listHelpCategories } from './list-help-categories.ts';
import { searchHelp } from './search-help.ts';

export { addFirstTexts, helpPageOf } from './add-first-texts.ts';
export {
  type ArticleRow,
  allCategories,
  articleList,
  findArticle,
  lockArticle,
  renumberArticle,
} from './article.repository.ts';
export { articlePageOf } from './article-address.ts';
export { helpTexts } from './first-texts.ts';
export { latestArticles } from './latest-articles.ts';
export { publishArticle, requireFinished } from './publish-article.ts';
export { addStandingCategories } from './standing-categories.repository.ts';
export { textToEdit } from './text-to-edit.ts';

export const articleHandlers = { getArticle, listArticles, listFooterCategories, listHelpCategories, searchHelp };
