import type { Banner } from '@yaoji/api-client/wire';
import { noTarget, resolveLink } from '#shared/routing/resolve-link.ts';
import * as css from './banner-link.css.ts';

/** Leaves out links to missing pages; banners that have not begun stay and say so (S17). */
export const withTarget = (banners: readonly Banner[]) => banners.filter(({ url }) => url === null || resolveLink(url));

type BannerLinkProps = { banner: Banner; className: string; width: number; height: number; eager?: boolean };

export function BannerLink({ banner, className, width, height, eager = false }: BannerLinkProps) {
  const picture = (
    <img
      className={css.picture}
      src={banner.image}
      alt={banner.title}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager ? { fetchPriority: 'high' as const } : {})}
    />
  );
  return (
    <a className={className} href={resolveLink(banner.url) ?? noTarget}>
      {banner.phone ? (
        <picture className={css.cuts}>
          <source media="(max-width: 600px)" srcSet={banner.phone} />
          {picture}
        </picture>
      ) : (
        picture
      )}
    </a>
  );
}
