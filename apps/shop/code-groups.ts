/**
 * Which modules of the shop come in one file. Few files compress better than many small ones, and each costs a request;
 * what a page does not need should not come with what it needs. What is named in no group goes with the pages that use it.
 */
const packages = '/packages/';
const components = `${packages}ui/src/components/`;
const operations = `${packages}api-client/src/contract/generated/operations/`;
const wire = `${packages}api-client/src/wire/`;
const shop = '/shop/src/';

/** Parts of the library that stand around every page, and those that show goods. */
const firstParts =
  'badge|breadcrumb|checkbox|pagination|popover|container|footer|header|link|mobile-tab-bar|nav-bar|category-menu|right-rail|search-box|spinner|state|steps-banner|toaster|top-bar|back-to-top' +
  '|goods-card|goods-tile|skeleton|countdown';
/** Nouns of the contract that every page asks for. */
const firstNouns = 'activity|article|cart|favorite|focus|global|goods|user';

/** What further pages have in common, by what they are for. */
const later: Record<string, readonly string[]> = {
  // Beside and above the content of many pages.
  menus: [`${components}(side-menu|notice|tabs|description-list)/`],
  member: [`${components}status-tag/`, `${shop}pages/parts/member`],
  rows: [`${components}data-table/`, `${shop}pages/parts/page/paged-list`],
  forms: [
    `${components}(text-field|form-field)/`,
    `${packages}domain/src/validation/`,
    `${packages}api-client/src/contract/generated/error-codes`,
    `${shop}shared/(forms|errors/field-problems|storage/use-draft)`,
  ],
  dialog: [`${components}(dialog/(?!alert)|picture-viewer)`],
  files: [
    `${components}(file-upload|progress-bar)/`,
    `${shop}shared/(api/send-with-progress|pictures/(picture-field|use-picture))`,
  ],
  entry: [
    `${components}(captcha-field|sms-code-button)/`,
    `${operations}auth`,
    `${wire}registration`,
    `${shop}features/(user/(captcha|sms-code|send-sms|login-outcome|new-password)|registration/registration\\.)`,
    `${shop}pages/parts/entry/entry`,
  ],
  register: [`${shop}pages/register/parts/(register\\.css|registration-steps|step-gate)`],
  region: [`${components}region-picker/`, `${shop}features/address/use-load-regions`],
  papers: [
    `${components}document-card/`,
    `${wire}document`,
    `${packages}domain/src/purchase/business-documents`,
    `${shop}features/document/document(-state|\\.queries)`,
    `${shop}pages/register/parts/registration-documents`,
  ],
  trade: [`${operations}document`, `${wire}(address|cart|payment|rules|wallet)\\.`],
  order: [
    `${operations}(order|payment|service)\\.`,
    `${wire}(order|order-services|slip)\\.`,
    `${shop}features/(order/(order\\.queries|order-status|pay-countdown)|payment/payment)`,
  ],
  wallet: [
    `${components}wallet-tiles/`,
    `${operations}wallet`,
    `${shop}features/wallet/wallet\\.`,
    `${shop}pages/wallet/parts/wallet`,
  ],
  coupons: [`${components}coupon-card/`, `${shop}features/coupon/(coupon-view|benefit-state)`],
  help: [
    `${components}article/`,
    `${wire}article`,
    `${shop}features/article`,
    `${shop}pages/(parts/help|help/parts/help-frame)`,
  ],
  activity: [
    `${wire}activity-detail`,
    `${shop}features/promotion/(activity\\.|use-activity)`,
    `${shop}pages/activity/parts/(activity-(goods|head|id)|prefetch)`,
  ],
  zone: [`${shop}features/focus/zone`, `${shop}pages/zone/parts/(prefetch-zone|zone-lead)`],
};

/** A slash stands for that of the other systems, too. */
const anyOf = (patterns: readonly string[]) => new RegExp(patterns.join('|').replaceAll('/', '[\\\\/]'));

/** A group of packages takes along what it imports; the shop's own modules import whole packages, of which a page uses a part, so theirs do not. */
export const codeGroups = [
  {
    name: 'base',
    priority: 5,
    test: anyOf([
      `/node_modules/(react|react-dom|scheduler|react-router|zustand|openapi-fetch|@tanstack/(react-query|query-core))/`,
      `${packages}routes/|${packages}ui/src/theme/|${components}(${firstParts})/`,
      `${packages}domain/src/(quantity|tiers|time)/`,
      `${packages}api-client/src/client\\.ts`,
      `${operations}(${firstNouns})\\.ts`,
      `${wire}(user|focus|goods|goods-list|goods-detail|cart-lines|activity)\\.ts`,
    ]),
  },
  {
    name: 'shop',
    priority: 4,
    // What pages with forms, pictures and files use goes with those, a dialog with what opens it.
    test: /[\\/]shop[\\/]src[\\/](shared[\\/](api[\\/](api|fetch)|clock|errors[\\/](react|missing)|money|notices[\\/](?!question-dialog)|page|query|routing|session|storage[\\/]storage|time)|features[\\/](user[\\/]user\.queries|goods[\\/]|favourite[\\/](patch|toggle)|cart[\\/]add-to-cart)|pages[\\/]parts[\\/](goods[\\/](?!.*-dialog)|goods-list[\\/]goods-cards|page[\\/]retry-button)|config\.ts)|[\\/]packages[\\/]ui[\\/]src[\\/]index\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'list',
    priority: 3,
    test: anyOf([
      `${shop}pages/parts/goods-list/(?!goods-rows)`,
      `${components}(filter-panel|sort-bar|segmented-control)/`,
    ]),
    includeDependenciesRecursively: false,
  },
  {
    name: 'home',
    priority: 2,
    test: anyOf([
      `${shop}pages/(general/home/(?!home-page)|parts/(banners|floors)/)`,
      `${components}(carousel|seckill-strip)/`,
    ]),
    includeDependenciesRecursively: false,
  },
  ...Object.entries(later).map(([name, patterns]) => ({
    name,
    priority: 1,
    test: anyOf(patterns),
    includeDependenciesRecursively: false,
  })),
];
