import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What a page's data depends on. */
export type PageLocation = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
};

/** Starts the queries of a page, while it is on its way, or before it is rendered on a server. */
export type Prefetch = (client: QueryClient, location: PageLocation) => void;

/** The module of a page: the page itself, and the queries to start before it is shown. */
export type PageModule = { readonly default: ComponentType; readonly prefetch?: Prefetch };
