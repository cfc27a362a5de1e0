/** The input of the shop's server build. `apps/api` declares the same shape in `render-pages.ts`. */
export type PageRequest = {
  /** Path and query. */
  address: string;
  /** Calls the API as the visitor who requests the page. */
  fetch: typeof fetch;
  /** Timeout for its data in ms; the shop has a default. */
  withinMs?: number;
  /** Returns the cached HTML of this key, or the result of `render`. */
  cachedHtml: (key: string, render: () => Promise<string>) => Promise<string>;
};

/** A rendered page with its data. */
type RenderedPage = {
  kind: 'page';
  /** Source file of the page; the build manifest has its scripts under the file's name. */
  file: string;
  title: string;
  /** The query data of the page as JSON, for hydration. */
  data: string;
  /** The HTML of the page; empty if the browser renders it. */
  html: string;
  /** The operator's chat that the page may embed; null for none, undefined if its data doesn't include it. */
  chatUrl: string | null | undefined;
};

/** `shell`: the browser renders this page. `missing`: the address names nothing that exists. */
type Rendering = RenderedPage | { kind: 'redirect'; to: string } | { kind: 'shell' } | { kind: 'missing' };

/** Renders the page at an address. */
export type RenderPage = (request: PageRequest) => Promise<Rendering>;
