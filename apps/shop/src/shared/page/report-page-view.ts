import { encodeForm, operations } from '@yaoji/api-client';
import { config } from '#config.ts';

/** Reports a page view (C200). It may be lost: nothing waits for it and nothing tells of its failure. */
export function reportPageView(view: { path: string; title: string; referrer: string }) {
  navigator.sendBeacon?.(config.apiBaseUrl + operations.recordPageView.path, encodeForm(view));
}
