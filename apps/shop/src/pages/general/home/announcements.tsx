import type { Announcement, Banner } from '@yaoji/api-client/wire';
import { Card } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { BannerLink } from '#features/site/banner-link.tsx';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { formatMonthDay } from '#shared/time/format-time.ts';
import * as css from './home-front.css.ts';

type NewsProps = {
  announcements: readonly Announcement[];
  /** Replaces the announcements if they fail to load. */
  failure: ReactNode;
};

const shown = 6;

export function News({ announcements, failure }: NewsProps) {
  return (
    <Card title="公告" padding="medium">
      <ul>
        {announcements.slice(0, shown).map(({ id, title, url, createdAt }) => (
          <li key={id} className={css.newsLine}>
            {/* Without a target this is plain text. */}
            <a className={css.newsLink} href={resolveLink(url) ?? undefined}>
              {title}
            </a>
            <span className={css.newsDay}>{formatMonthDay(createdAt)}</span>
          </li>
        ))}
        {announcements.length === 0 && <li className={css.newsDay}>{failure || '暂无公告'}</li>}
      </ul>
    </Card>
  );
}

/** Up to three pictures in a row. */
export function SideBanners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <div className={css.sides}>
      {banners.slice(0, 3).map((banner) => (
        <BannerLink key={banner.id} banner={banner} className={css.side} width={390} height={104} />
      ))}
    </div>
  );
}
