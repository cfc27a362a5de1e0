import type { QueryClient } from '@tanstack/react-query';
import type { HelpCategory } from '@yaoji/api-client/wire';
import { getRoute, matchRoute, type PageRoute } from '@yaoji/routes';
import { articleQuery } from '#features/article/article.queries.ts';
import type { FindSubject, PageLocation } from '#shared/routing/page-module.ts';
import { helpCategoriesQuery } from './help.queries.ts';

/** The article of a help page: the one in the address, or else the help centre's for this page. */
export function articleIdAt(name: PageRoute, search: URLSearchParams, categories: readonly HelpCategory[]): number {
  const idText = search.get('id');
  if (idText && /^[1-9]\d{0,14}$/.test(idText)) return Number(idText);
  const entries = categories.flatMap(({ children }) => children);
  return entries.find(({ url }) => matchRoute(url).name === name)?.id ?? 0;
}

export async function prefetchHelpArticle(client: QueryClient, { name, search }: PageLocation) {
  await client.prefetchQuery(helpCategoriesQuery());
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
