import type { ActivitySummary } from '@yaoji/api-client/wire';
import { ruleBeside } from '#features/promotion/activity-rule.ts';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import * as css from './activity-links.css.ts';

/** Activities as cards that lead to their pages. */
export function ActivityLinks({ activities }: { activities: readonly ActivitySummary[] }) {
  return (
    <ul className={css.activities}>
      {activities.map(({ id, title, description, url }) => (
        <li key={id}>
          <a className={css.activity} href={resolveLink(url) ?? href('activity_zone', { id })}>
            <strong>{title}</strong>
            <span>{ruleBeside(title, description)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
