/** Features that Playwright turns off. Chromium only reads the last list, so ours repeats them. */
const PLAYWRIGHTS_OWN = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The suggestions under the address bar are two separate pages, rendered in each window although nobody sees them. */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export const withoutSuggestions = `--disable-features=${[...PLAYWRIGHTS_OWN, ...SUGGESTIONS].join(',')}`;
