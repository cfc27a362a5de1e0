import type { Banner } from '@yaoji/api-client/wire';
import { Carousel } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { BannerLink } from '#features/site/banner-link.tsx';
import * as css from './home-front.css.ts';

/** The carousel next to the category menu, which opens from the bar above, and the news. */
export function HomeBanners({ banners, news }: { banners: readonly Banner[]; news: ReactNode }) {
  return (
    <div className={css.hero}>
      {banners.length > 0 && (
        <div className={css.carousel}>
          <Carousel
            label="活动推荐"
            slides={banners.map((banner, index) => ({
              id: banner.id,
              label: banner.title,
              content: (
                <BannerLink banner={banner} className={css.slide} eager={index === 0} width={960} height={360} />
              ),
            }))}
          />
        </div>
      )}
      <div className={banners.length > 0 ? css.heroNews : css.newsAlone}>{news}</div>
    </div>
  );
}
