import type { Banner } from '@yaoji/api-client/wire';
import { Carousel } from '@yaoji/ui';
import { href } from '#shared/routing/href.ts';
import { noTarget, resolveLink } from '#shared/routing/resolve-link.ts';
import * as css from './home.css.ts';

/** The carousel beside the category menu, which hangs down from the bar above. */
export function HomeBanners({ banners }: { banners: readonly Banner[] }) {
  return (
    <div className={css.hero}>
      <a className={css.belowMenu} href={href('list_index')}>
        查看全部商品
      </a>
      <div className={css.carousel}>
        <Carousel
          label="活动推荐"
          slides={banners.map((banner, index) => ({
            id: String(banner.id),
            label: banner.title,
            content: <BannerLink banner={banner} className={css.slide} eager={index === 0} width={960} height={360} />,
          }))}
        />
      </div>
    </div>
  );
}

/** Leaves out what leads to a page that does not exist; what has not begun stays and says so (S17). */
export const withTarget = (banners: readonly Banner[]) => banners.filter(({ url }) => url === null || resolveLink(url));

type BannerLinkProps = { banner: Banner; className: string; width: number; height: number; eager?: boolean };

export function BannerLink({ banner, className, width, height, eager = false }: BannerLinkProps) {
  return (
    <a className={className} href={resolveLink(banner.url) ?? noTarget}>
      <img
        className={css.bannerPicture}
        src={banner.image}
        alt={banner.title}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        {...(eager ? { fetchPriority: 'high' as const } : {})}
      />
    </a>
  );
}
