const env = import.meta.env;

/** Settings of a wholesaler at build time. Each has a default, so the shop runs without any. */
export const config = {
  /** Origin of the API; empty for the page's own. */
  apiBaseUrl: env.VITE_API_BASE_URL ?? '',
  siteTitle: env.VITE_SITE_TITLE ?? '药集',
  siteSlogan: env.VITE_SITE_SLOGAN ?? '医药批发',
  /** Address of the logo; empty for the shop's own. */
  logoUrl: env.VITE_LOGO_URL ?? '',
  /** Target of the route `eleven_index`. */
  siteAddress: env.VITE_SITE_ADDRESS ?? '/',
};
