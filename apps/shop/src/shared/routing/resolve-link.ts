import { config } from '#config.ts';
import { followRoute } from './follow-route.ts';

/** The address of a link without a target; clicking it says so (S17). */
export const noTarget = '#';

/**
 * Turns an address from the data (a banner, a menu entry) into a link, or null without a target: empty, not a web
 * address, or a page that does not exist.
 */
export function resolveLink(url: string | null | undefined): string | null {
  const trimmed = url?.trim();
  if (!trimmed || trimmed === noTarget) return null;
  if (/^https?:\/\//i.test(trimmed)) return trimmed;
  if (!trimmed.startsWith('/') || trimmed.startsWith('//')) return null;
  const destination = followRoute(trimmed);
  if (destination.kind === 'site') return config.siteAddress;
  return destination.kind === 'page' ? trimmed : null;
}
