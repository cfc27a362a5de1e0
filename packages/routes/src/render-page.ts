import type { PageId } from './routes.ts';

/** What a server hands to a build of the shop that renders pages. */
export interface PageRequest {
  /** Path and query. */
  address: string;
  /** Makes the visitor's own calls to the API: what it may see, it sees. */
  fetch: typeof fetch;
  /** How long its data may take; the shop has a default of its own. */
  withinMs?: number;
  /** The HTML that was rendered for this key before, or else what `render` returns. */
  cachedHtml: (key: string, render: () => Promise<string>) => Promise<string>;
}

/** A page with its data, ready to be sent. */
export interface RenderedPage {
  kind: 'page';
  page: PageId;
  /** Source file of the page, under which the manifest of the build lists what it needs. */
  file: string;
  /** Source file of a part that the page loads apart and shows at once; undefined for none. */
  part?: string | undefined;
  /** Source file of what stands around the page on a desk only, and for which windows it is loaded, as a media query. */
  desk: { file: string; media: string };
  title: string;
  /** The answers that the page was made of, as JSON; the browser goes on with them. */
  data: string;
  /** What stands in the page; empty where the browser is to render it. */
  html: string;
  /** The operator's chat, which the page may show in a frame; null for none, undefined where its data does not say. */
  chatUrl: string | null | undefined;
}

/**
 * `redirect`: the page stands at another address. `shell`: the browser is to render this page. `missing`: what the
 * address names does not exist.
 */
export type Rendering = RenderedPage | { kind: 'redirect'; to: string } | { kind: 'shell' } | { kind: 'missing' };

/** Renders the page at an address: what the server's build of the shop offers, and the server calls. */
export type RenderPage = (request: PageRequest) => Promise<Rendering>;
