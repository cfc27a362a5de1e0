import type { QueryClient } from '@tanstack/react-query';
import type { PageRoute } from '@yaoji/routes';
import type { ComponentType } from 'react';

/** What a page's data depends on. */
export type PageLocation = {
  readonly name: PageRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
};

/** Starts the queries of a page, while it is on its way, or before it is rendered on a server. */
export type Prefetch = (client: QueryClient, location: PageLocation) => void;

/** Names what the page shows, from answers that are there: the subject that `usePageSubject` sets in a browser. */
export type FindSubject = (client: QueryClient, location: PageLocation) => string | undefined;

/** Where an address of the page leads on to by itself, whatever the answers: one that lacks what the page is about. */
export type LeadsTo = (location: PageLocation) => string | undefined;

/** The module of a page: the page itself, the queries to start before it is shown, and what to call it. */
export type PageModule = {
  readonly default: ComponentType;
  readonly prefetch?: Prefetch;
  readonly findSubject?: FindSubject;
  readonly leadsTo?: LeadsTo;
};
