import type { Banner } from '@yaoji/api-client/wire';
import { Carousel } from '@yaoji/ui';
import { BannerLink } from '#pages/parts/banners/banner-link.tsx';
import { href } from '#shared/routing/href.ts';
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
