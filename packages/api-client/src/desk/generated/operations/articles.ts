// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D078 Articles, those that nobody can read included */
export const listArticles = {"id":"listArticles","method":"get","path":"/desk/api/articles","access":"operator","permissions":["articles"]} as const;
/** D079 One article with its text */
export const getArticle = {"id":"getArticle","method":"get","path":"/desk/api/articles/{id}","access":"operator","permissions":["articles"]} as const;
/** D088 Write an article */
export const createArticle = {"id":"createArticle","method":"post","path":"/desk/api/articles","access":"operator","permissions":["articles"],"title":"新建文章"} as const;
/** D089 Change an article, publish it or take it away */
export const changeArticle = {"id":"changeArticle","method":"put","path":"/desk/api/articles/{id}","access":"operator","permissions":["articles"],"title":"修改文章"} as const;
/** D096 Categories of articles */
export const listArticleCategories = {"id":"listArticleCategories","method":"get","path":"/desk/api/article-categories","access":"operator","permissions":["articles"]} as const;
/** D346 Publish articles together, all or none */
export const publishArticles = {"id":"publishArticles","method":"post","path":"/desk/api/articles/publish","access":"operator","permissions":["articles"],"title":"公开文章","fields":{"articles":"文章"}} as const;
