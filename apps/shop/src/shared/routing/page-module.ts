import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createContext } from 'react-router';

/** Where route loaders find the query client: each request on a server has its own. */
export const queryClientContext = createContext<QueryClient>();

/** What a page's data depends on. */
export type PageLocation = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
};

/** Starts what a page will need. */
export type Prefetch = (client: QueryClient, location: PageLocation) => void;

/** The module of a page: the page itself, and the queries to start while it is on its way. */
export type PageModule = {
  readonly default: ComponentType;
  readonly prefetch?: Prefetch;
};
