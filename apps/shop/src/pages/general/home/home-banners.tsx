import type { Banner } from '@yaoji/api-client/wire';
import { Button, Card, Carousel, Link } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { BannerLink } from '#features/site/banner-link.tsx';
import { href } from '#shared/routing/href.ts';
import * as css from './home-front.css.ts';

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

/** For visitors of a shop without banners. */
function HowToRegister() {
  return (
    <Card title="药店、诊所注册后看价采购" padding="medium">
      <ol>
        <li>手机号注册，填写企业资料</li>
        <li>上传营业执照、许可证的照片</li>
        <li>审核通过，签电子合同后下单</li>
      </ol>
      <Button href={href('register_step1')}>免费注册</Button> <Link href={href('login')}>已有账号，登录</Link>
    </Card>
  );
}
