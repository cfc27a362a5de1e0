import type { Banner } from '@yaoji/api-client/wire';
import { Carousel } from '@yaoji/ui';
import * as css from '#features/site/banner-link.css.ts';
import { BannerLink, withTarget } from '#features/site/banner-link.tsx';

/** The carousel at the top of a zone; renders nothing without banners. */
export function ZoneBanners({ label, banners }: { label: string; banners: readonly Banner[] }) {
  const shown = withTarget(banners);
  if (shown.length === 0) return null;
  return (
    <div className={css.zone}>
      <Carousel
        label={label}
        slides={shown.map((banner, index) => ({
          id: banner.id,
          label: banner.title,
          content: (
            <BannerLink banner={banner} className={css.zoneSlide} eager={index === 0} width={1200} height={200} />
          ),
        }))}
      />
    </div>
  );
}
