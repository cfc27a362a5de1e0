const env = import.meta.env;

/** What a wholesaler sets when building the shop. Everything has a value, so that the shop runs without any. */
export const config = {
  /** Origin of the API; empty: the page's own. */
  apiBaseUrl: env.VITE_API_BASE_URL ?? '',
  siteTitle: env.VITE_SITE_TITLE ?? '药集',
  siteSlogan: env.VITE_SITE_SLOGAN ?? '医药批发',
  /** Address of the logo; empty: the shop's own mark. */
  logoUrl: env.VITE_LOGO_URL ?? '',
  /** Where the route eleven_index leads. */
  siteAddress: env.VITE_SITE_ADDRESS ?? '/',
};

/** Whether this is the build that renders pages on the server. */
export const isServerBuild: boolean = env.SSR;
