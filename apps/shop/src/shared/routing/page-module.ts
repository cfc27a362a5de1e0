import type { QueryClient } from '@tanstack/react-query';
import type { PageRoute } from '@yaoji/routes';
import type { ComponentType } from 'react';

/** The inputs of a page's data. */
export type PageLocation = {
  readonly name: PageRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
};

/** Starts the queries of a page while its code loads, or before a server renders it. */
export type Prefetch = (client: QueryClient, location: PageLocation) => void;

/** Names the page's subject from cached answers, as `usePageSubject` does in a browser. */
export type FindSubject = (client: QueryClient, location: PageLocation) => string | undefined;

/** The redirect of an address that lacks the page's subject, whatever the answers. */
export type FindRedirect = (location: PageLocation) => string | undefined;

/** A page's module: the page, its prefetch and its title. */
export type PageModule = {
  readonly default: ComponentType;
  readonly prefetch?: Prefetch;
  readonly findSubject?: FindSubject;
  readonly findRedirect?: FindRedirect;
};
