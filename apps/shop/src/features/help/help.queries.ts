import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { HelpCategory } from '@yaoji/api-client/wire';
import { getRoute, matchRoute, type PageRoute } from '@yaoji/routes';
import { fetchData } from '#shared/api/api.ts';
import type { FindSubject, PageLocation, Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { articleQuery, articlesQuery, newsCategoriesQuery } from './article.queries.ts';
import { helpCategoriesQuery } from './help-categories.queries.ts';

/** Help articles that answer a question, or without one the most read (C291). */
export const helpFoundQuery = (keywords: string) =>
  queryOptions({
    queryKey: ['help', 'found', keywords],
    queryFn: () => fetchData(operations.searchHelp, { query: keywords === '' ? {} : { keywords } }),
    staleTime: 600_000,
  });

/** The article of a help page: the one in the address, or else the help centre's for this page. */
export function articleIdAt(name: PageRoute, search: URLSearchParams, categories: readonly HelpCategory[]): number {
  const entries = categories.flatMap(({ children }) => children);
  return readId(search.get('id')) || (entries.find(({ url }) => matchRoute(url).name === name)?.id ?? 0);
}

export const prefetchHelpArticle: Prefetch = (client, location) => void prefetchArticle(client, location);

/** The menu and the frequent questions of every help page. */
export async function prefetchHelpFrame(client: QueryClient) {
  void client.prefetchQuery(helpFoundQuery(''));
  await client.prefetchQuery(helpCategoriesQuery());
}

async function prefetchArticle(client: QueryClient, { name, search }: PageLocation) {
  await prefetchHelpFrame(client);
  const id = articleIdAt(name, search, client.getQueryData(helpCategoriesQuery().queryKey) ?? []);
  if (id > 0) await client.prefetchQuery(articleQuery(id));
}

/** The article's title, unless the route already has it. */
export const subjectOf = (name: PageRoute, article: { readonly title: string } | undefined) =>
  article?.title === getRoute(name).title ? undefined : article?.title;

/** The subject of a help page, from cached answers. */
export const findHelpSubject: FindSubject = (client, { name, search }) => {
  const id = articleIdAt(name, search, client.getQueryData(helpCategoriesQuery().queryKey) ?? []);
  return subjectOf(name, client.getQueryData(articleQuery(id).queryKey));
};

/** The lists of news, with the suffix of their articles' addresses. */
export const newsTypes = { news_industry: 'hy', news_company: 'company' } as const;
export type NewsRoute = keyof typeof newsTypes;

type Categories = readonly { id: number; name: string }[] | undefined;
export const newsCategoryOf = (categories: Categories, route: PageRoute) =>
  categories?.find(({ name }) => name === getRoute(route).title)?.id;

export const prefetchNews: Prefetch = (client, location) => void prefetchArticles(client, location);

async function prefetchArticles(client: QueryClient, { name, search }: PageLocation) {
  void prefetchHelpFrame(client);
  await client.prefetchQuery(newsCategoriesQuery());
  const category = newsCategoryOf(client.getQueryData(newsCategoriesQuery().queryKey), name);
  if (category) await client.prefetchQuery(articlesQuery(category, readPage(search)));
}
