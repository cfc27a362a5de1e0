import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { articleCodec, articleSummaryCodec, pageOf } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { missingIsShown } from '#shared/errors/missing.ts';

const staleTime = 600_000;

export const articlesPerPage = 15;

/** A page of the articles in a category, newest first (C045). */
export const articlesQuery = (categoryId: number, page: number) =>
  queryOptions({
    queryKey: ['article', 'list', categoryId, page],
    queryFn: () =>
      fetchData(
        operations.listArticles,
        { query: { category_id: categoryId, page, per_page: articlesPerPage } },
        { read: pageOf(articleSummaryCodec).read },
      ),
    staleTime,
    placeholderData: keepPreviousData,
  });

/** One article with its neighbours (C046). */
export const articleQuery = (id: number) =>
  queryOptions({
    queryKey: ['article', 'detail', id],
    queryFn: () => fetchData(operations.getArticle, { params: { id } }, { read: articleCodec.read, ...missingIsShown }),
    staleTime,
  });

/** The root category of the news. */
const news = 4;

/** The categories of the news (C031). */
export const newsCategoriesQuery = () =>
  queryOptions({
    queryKey: ['article', 'news-categories'],
    // A separate lane: the help centre calls the same path at the same time (E8).
    queryFn: () => fetchData(operations.listHelpCategories, { query: { category_id: news } }, { lane: 'news' }),
    staleTime,
  });
