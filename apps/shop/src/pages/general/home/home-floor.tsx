import type { Floor } from '@yaoji/api-client/wire';
import { ChevronRightIcon, GoodsGrid } from '@yaoji/ui';
import { GoodsItem } from '#pages/parts/goods/goods-item.tsx';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as css from './home.css.ts';
import { BannerLink } from './home-banners.tsx';

/** A zone's strip of goods, in the zone's colour. */
export function HomeFloor({ floor }: { floor: Floor }) {
  const { title, subtitle, url, zone, banner, links, goods } = floor;
  const loginHref = useLoginHref();
  const all = resolveLink(url);
  return (
    <div className={css.floor} {...(zone === 'normal' ? {} : { 'data-zone': zone })}>
      <div className={css.floorHead}>
        <h2 className={css.floorTitle}>{title}</h2>
        <span className={css.floorSubtitle}>{subtitle}</span>
        <div className={css.floorLinks}>
          {links.map(({ name, url }) => {
            const target = resolveLink(url);
            return (
              target && (
                <a key={name} className={css.floorLink} href={target}>
                  {name}
                </a>
              )
            );
          })}
          {all && (
            <a className={css.floorLink} href={all} aria-label={`更多${title}`}>
              更多
              <ChevronRightIcon size={14} />
            </a>
          )}
        </div>
      </div>
      {banner && resolveLink(banner.url) && (
        <BannerLink banner={banner} className={css.floorBanner} width={1200} height={200} />
      )}
      <GoodsGrid label={title}>
        {goods.slice(0, 10).map((entry) => (
          <GoodsItem key={entry.id} goods={entry} loginHref={loginHref} />
        ))}
      </GoodsGrid>
    </div>
  );
}
