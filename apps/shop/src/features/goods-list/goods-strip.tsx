import type { Goods } from '@yaoji/api-client/wire';
import { GoodsGrid, visuallyHidden } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as css from './goods-floor.css.ts';
import { GoodsItem } from './goods-item.tsx';

export type GoodsStripProps = {
  title: string;
  /** Only read out, where the page's own title says the same. Default false. */
  isTitleHidden?: boolean;
  subtitle?: string;
  /** At the end of the heading. */
  links?: ReactNode;
  /** Between heading and products. */
  banner?: ReactNode;
  goods: readonly Goods[];
  /** Leaves out products that would start an incomplete row. Default false. */
  fullRows?: boolean;
  zone?: 'yx' | 'zy' | 'qx';
  /** Below the facts of each product. */
  children?: ((goods: Goods) => ReactNode) | undefined;
};

/** Products under a title. */
export function GoodsStrip({
  title,
  isTitleHidden = false,
  subtitle,
  links,
  banner,
  goods,
  fullRows = false,
  zone,
  children,
}: GoodsStripProps) {
  const loginHref = useLoginHref();
  return (
    <div className={css.floor} {...(zone ? { 'data-zone': zone } : {})}>
      <div className={isTitleHidden ? visuallyHidden : css.head}>
        <h2 className={css.title}>{title}</h2>
        {subtitle && <span className={css.subtitle}>{subtitle}</span>}
        {links && <div className={css.links}>{links}</div>}
      </div>
      {banner}
      <GoodsGrid label={title} fullRows={fullRows}>
        {goods.map((entry) => (
          <GoodsItem key={entry.id} goods={entry} loginHref={loginHref}>
            {children?.(entry)}
          </GoodsItem>
        ))}
      </GoodsGrid>
    </div>
  );
}
