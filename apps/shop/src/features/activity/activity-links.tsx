import type { ActivitySummary } from '@yaoji/api-client/wire';
import { StatusTag } from '@yaoji/ui';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { formatDay } from '#shared/time/format-time.ts';
import * as css from './activity-links.css.ts';
import { ruleBeside } from './activity-rule.ts';

/** Activities as cards that link to their pages, with picture, rule, period and number of products. */
export function ActivityLinks({ activities }: { activities: readonly ActivitySummary[] }) {
  return (
    <ul className={css.activities}>
      {activities.map(({ id, title, description, url, image, endsAt, goodsCount }) => (
        <li key={id}>
          <a className={css.activity} href={resolveLink(url) ?? href('activity_zone', { id })}>
            <span className={css.picture}>
              <img className={css.banner} src={image} alt="" width={600} height={100} loading="lazy" />
            </span>
            <span className={css.title}>
              <strong>{title}</strong>
              <StatusTag tone="success">进行中</StatusTag>
            </span>
            <span className={css.rule}>{ruleBeside(title, description)}</span>
            <span className={css.facts}>
              {goodsCount > 0 && <span>{goodsCount} 种商品</span>}
              {endsAt > 0 && <span>至 {formatDay(endsAt)}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
