import type { Floor } from '@yaoji/api-client/wire';
import { ChevronRightIcon } from '@yaoji/ui';
import { BannerLink } from '#features/site/banner-link.tsx';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import * as css from './goods-floor.css.ts';
import { GoodsStrip } from './goods-strip.tsx';

type GoodsFloorProps = {
  floor: Floor;
  /** The maximum number of products. Default 10. */
  max?: number;
};

/** A strip of products chosen by the operator, in the colour of its zone. */
export function GoodsFloor({ floor, max = 10 }: GoodsFloorProps) {
  const { title, subtitle, url, zone, banner, links, goods } = floor;
  const all = resolveLink(url);
  return (
    <GoodsStrip
      title={title}
      subtitle={subtitle}
      goods={goods.slice(0, max)}
      fullRows={all !== undefined}
      {...(zone === 'normal' ? {} : { zone })}
      links={
        <>
          {links.map(({ name, url }) => {
            const target = resolveLink(url);
            return (
              target && (
                <a key={name} className={css.link} href={target}>
                  {name}
                </a>
              )
            );
          })}
          {all && (
            <a className={css.link} href={all} aria-label={`更多${title}`}>
              更多
              <ChevronRightIcon size={14} />
            </a>
          )}
        </>
      }
      banner={
        banner &&
        resolveLink(banner.url) && <BannerLink banner={banner} className={css.banner} width={1200} height={200} />
      }
    />
  );
}
