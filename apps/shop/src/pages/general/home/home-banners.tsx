import type { Banner } from '@yaoji/api-client/wire';
import { Carousel } from '@yaoji/ui';
import { lazy, type ReactNode } from 'react';
import { BannerLink } from '#features/site/banner-link.tsx';
import { whenOnline } from '#shared/page/when-online.ts';
import * as css from './home-front.css.ts';

const HowToRegister = lazy(whenOnline(() => import('./how-to-register.tsx')));

/** The carousel, or how to register, next to the category menu, which opens from the bar above; and the news. */
export function HomeBanners({ banners, news }: { banners: readonly Banner[]; news: ReactNode }) {
  return (
    <div className={css.hero}>
      <div className={banners.length > 0 ? css.carousel : css.steps}>
        {banners.length > 0 ? (
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
        ) : (
          <HowToRegister />
        )}
      </div>
      <div className={css.heroNews}>{news}</div>
    </div>
  );
}
