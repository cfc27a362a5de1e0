import { lazy, Suspense, useState } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './goods-card-picture.css.ts';
import type { GoodsView } from './goods-view.ts';

const GoodsThumbs = lazy(() => import('./goods-thumbs.tsx'));

type GoodsCardPictureProps = { goods: GoodsView; visited: boolean; eager: boolean };

/** Thumbnails load on the card's first hover or focus, so a page of cards loads one picture each. */
export function GoodsCardPicture({ goods, visited, eager }: GoodsCardPictureProps) {
  const [chosen, setChosen] = useState(0);
  const pictures = goods.pictures ?? [];
  const thumbs = visited && pictures.length > 1;
  return (
    <div className={css.picture}>
      <Anchor
        href={goods.href}
        tabIndex={-1}
        className={classNames(css.pictureLink, (goods.faded ?? Boolean(goods.block)) && css.faded)}
      >
        <GoodsPicture src={pictures[chosen]?.src} alt={goods.name} eager={eager} />
        {goods.pictureFrame && <img className={css.themeFrame} src={goods.pictureFrame} alt="" loading="lazy" />}
      </Anchor>
      {thumbs && (
        <Suspense>
          <GoodsThumbs name={goods.name} pictures={pictures} chosen={chosen} onChoose={setChosen} />
        </Suspense>
      )}
      {goods.badges && goods.badges.length > 0 && (
        <div className={classNames(css.badges, thumbs && css.badgesRaised)}>
          {goods.badges.map((badge) => (
            <span key={badge.text} className={css.badge[badge.kind]}>
              <span className={css.badgeText}>{badge.text}</span>
              {badge.more && <span className={css.badgeMore}>{badge.more}</span>}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
