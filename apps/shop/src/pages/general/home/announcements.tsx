import type { Announcement, Banner } from '@yaoji/api-client/wire';
import { Card } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { BannerLink } from '#pages/parts/banners/banner-link.tsx';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { formatMonthDay } from '#shared/time/format-time.ts';
import * as css from './home.css.ts';

/** Beside pictures there is one column, else there are three. */
const countBeside = 4;
const countAlone = 6;

type AnnouncementsProps = {
  readonly announcements: readonly Announcement[];
  /** Stands in for them where they could not be had. */
  readonly failure: ReactNode;
  readonly banners: readonly Banner[];
};

export function Announcements({ announcements, failure, banners }: AnnouncementsProps) {
  return (
    <div className={css.news}>
      <div className={css.newsCard}>
        <Card title="公告" padding="medium">
          <ul className={css.newsList}>
            {announcements
              .slice(0, banners.length > 0 ? countBeside : countAlone)
              .map(({ id, title, url, createdAt }) => {
                const target = resolveLink(url);
                return (
                  <li key={id} className={css.newsLine}>
                    {target ? (
                      <a className={css.newsLink} href={target}>
                        {title}
                      </a>
                    ) : (
                      <span className={css.newsText}>{title}</span>
                    )}
                    <time dateTime={new Date(createdAt * 1000).toISOString()} className={css.newsDay}>
                      {formatMonthDay(createdAt)}
                    </time>
                  </li>
                );
              })}
            {announcements.length === 0 && <li className={css.newsDay}>{failure || '暂无公告'}</li>}
          </ul>
        </Card>
      </div>
      {banners.slice(0, 3).map((banner) => (
        <BannerLink key={banner.id} banner={banner} className={css.side} width={230} height={170} />
      ))}
    </div>
  );
}
