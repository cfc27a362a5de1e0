import type { DueList } from '@yaoji/api-client/wire';
import { Button, Card, formatMoney, GoodsPicture, Link } from '@yaoji/ui';
import { dueText } from '#features/workbench/due-text.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './buyer-home.css.ts';

/** The products the buyer will probably need next. */
export function DueCard({ due: { list, total, amount } }: { due: DueList }) {
  const all = href('quick_purchase', {}, { tab: 'due' });
  return (
    <div>
      <a className={css.phoneTile} href={all}>
        <span className={css.phoneTitle}>该补货 {total}</span>
        <span className={css.quiet}>按您的周期</span>
      </a>
      <div className={css.wideOnly}>
        <Card
          title="该补货了"
          note="按您的进货周期"
          padding="medium"
          {...(total > 0 ? { aside: <Link href={all}>全部 {total} 种</Link> } : {})}
        >
          {total === 0 ? (
            <p className={css.quiet}>同一商品买过三次以后，快用完时会在这里提醒。</p>
          ) : (
            <div className={css.due}>
              <ul>
                {list.map(({ goods, daysLeft, quantity }) => (
                  <li key={goods.id} className={css.dueLine}>
                    <span className={css.duePicture}>
                      <GoodsPicture src={goods.pictures[0]?.thumbnail} alt="" size={32} eager />
                    </span>
                    <a className={css.dueName} href={href('list_info', { id: goods.id })}>
                      {goods.name} <span className={css.quiet}>{goods.spec}</span>
                    </a>
                    <span className={css.quiet}>{dueText(daysLeft)}</span>
                    <strong>
                      {quantity} {goods.unit}
                    </strong>
                  </li>
                ))}
              </ul>
              <div className={css.dueFoot}>
                <span className={css.quiet}>
                  {total} 种，约 {formatMoney(amount)}
                </span>
                <Button href={all}>去补货</Button>
              </div>
            </div>
          )}
        </Card>
      </div>
    </div>
  );
}
