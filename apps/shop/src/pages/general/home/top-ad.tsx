import type { TopAd as TopAdData } from '@yaoji/api-client/wire';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import * as css from './home.css.ts';

export function TopAd({ ad }: { ad: TopAdData | null }) {
  const target = ad && resolveLink(ad.url);
  return (
    target && (
      <a className={css.topAd} href={target} aria-label="推广">
        <img className={css.topAdPicture} src={ad.image} alt="" width={1200} height={64} loading="lazy" />
      </a>
    )
  );
}
