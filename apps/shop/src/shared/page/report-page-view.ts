import { encodeForm, operations } from '@yaoji/api-client';
import { config } from '#config.ts';

/** As much as the contract takes: a search may make an address of any length. */
const longest = { path: 2000, title: 300, referrer: 2000 };

/** Reports a page view (C200). It may be lost: nothing waits for it and nothing tells of its failure. */
export function reportPageView({ path, title, referrer }: { path: string; title: string; referrer: string }) {
  const view = {
    path: path.slice(0, longest.path),
    title: title.slice(0, longest.title),
    referrer: referrer.slice(0, longest.referrer),
  };
  navigator.sendBeacon?.(config.apiBaseUrl + operations.recordPageView.path, encodeForm(view));
}
