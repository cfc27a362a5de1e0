import { config } from '#config.ts';
import { href } from '#shared/routing/href.ts';
import { useViewer } from '../effects/use-viewer.ts';

/** Name and logo of the shop: the operator's, or the build's until those are loaded. */
export function useBrand() {
  const { site } = useViewer();
  const logo = site?.logo ?? config.logoUrl;
  return {
    name: site?.siteTitle || config.siteTitle,
    slogan: config.siteSlogan,
    href: href('home'),
    ...(logo ? { logo } : {}),
  };
}
