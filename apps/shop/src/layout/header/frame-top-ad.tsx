import { useQuery } from '@tanstack/react-query';
import { topAdQuery } from '#features/site/site.queries.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import * as css from './frame-top-ad.css.ts';

/** The operator's advertisement at the top right; renders nothing without one, or if its page does not exist. */
export function FrameTopAd() {
  const { data: ad } = useQuery(topAdQuery());
  const target = resolveLink(ad?.url);
  return (
    ad &&
    target && (
      <a className={css.ad} href={target} aria-label="推广">
        <img className={css.picture} src={ad.image} alt="" width={220} height={40} />
      </a>
    )
  );
}
