// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C031 Help categories with children */
export const listHelpCategories = {"id":"listHelpCategories","method":"get","path":"/api/article/category","access":"visitor"} as const;
/** C041 Footer help category list */
export const listFooterCategories = {"id":"listFooterCategories","method":"get","path":"/api/article/footer","access":"visitor"} as const;
/** C045 Articles of a category */
export const listArticles = {"id":"listArticles","method":"get","path":"/api/article","access":"visitor"} as const;
/** C046 One article, previous and next */
export const getArticle = {"id":"getArticle","method":"get","path":"/api/article/{id}","access":"visitor"} as const;
/** C291 Help articles by words or pinyin */
export const searchHelp = {"id":"searchHelp","method":"get","path":"/api/article/search","access":"visitor"} as const;
