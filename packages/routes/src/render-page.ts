/** The input of the shop's server build. */
export type PageRequest = {
  /** Path and query. */
  address: string;
  /** Calls the API as the visitor who asks for the page. */
  fetch: typeof fetch;
  /** How long its data may take; the shop has a default of its own. */
  withinMs?: number;
  /** The HTML that was rendered for this key before, or else what `render` returns. */
  cachedHtml: (key: string, render: () => Promise<string>) => Promise<string>;
};

/** A page with its data, ready to be sent. */
export type RenderedPage = {
  kind: 'page';
  /** Source file of the page, under which the manifest of the build lists its scripts. */
  file: string;
  title: string;
  /** The answers that the page was made of, as JSON; the browser goes on with them. */
  data: string;
  /** The content of the page; empty where the browser is to render it. */
  html: string;
  /** The operator's chat, which the page may show in a frame; null for none, undefined where its data does not say. */
  chatUrl: string | null | undefined;
};

/** `shell`: the browser is to render this page. `missing`: what the address names does not exist. */
export type Rendering = RenderedPage | { kind: 'redirect'; to: string } | { kind: 'shell' } | { kind: 'missing' };

/** Renders the page at an address: what the server's build of the shop exports. */
export type RenderPage = (request: PageRequest) => Promise<Rendering>;
