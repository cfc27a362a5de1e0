import { useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { rovingTarget } from '../tabs/roving-keys.ts';
import * as css from './goods-card-picture.css.ts';
import type { GoodsView } from './goods-view.ts';

type GoodsCardPictureProps = { goods: GoodsView; visited: boolean; eager: boolean };

export const goodsCardPictureTexts = {
  pictures: (name: string) => `${name} 图片`,
  show: (index: number) => `第 ${index} 张`,
  previous: '前五张',
  next: '后五张',
};

const inView = 5;

/** Thumbnails come with the first hover or focus of the card, so that a page of cards loads one picture each. */
export function GoodsCardPicture({ goods, visited, eager }: GoodsCardPictureProps) {
  const texts = useTexts('goodsCardPicture', goodsCardPictureTexts);
  const [chosen, setChosen] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
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
        // biome-ignore lint/a11y/useSemanticElements: a row of pictures is no fieldset of a form
        <div
          ref={strip}
          role="group"
          aria-label={texts.pictures(goods.name)}
          className={css.thumbs}
          onKeyDown={(event) => rovingTarget(event)?.click()}
        >
          {pictures.map((picture, index) => (
            <button
              key={picture.src}
              type="button"
              className={css.thumb}
              aria-label={texts.show(index + 1)}
              aria-pressed={index === chosen}
              tabIndex={index === chosen ? 0 : -1}
              onPointerEnter={() => setChosen(index)}
              onClick={() => setChosen(index)}
            >
              <GoodsPicture src={picture.thumb ?? picture.src} alt="" size={28} eager />
            </button>
          ))}
        </div>
      )}
      {thumbs &&
        pictures.length > inView &&
        ([-1, 1] as const).map((direction) => (
          // For a mouse, which cannot scroll sideways; arrow keys go through the pictures themselves.
          <button
            key={direction}
            type="button"
            tabIndex={-1}
            className={direction < 0 ? css.previousThumbs : css.nextThumbs}
            aria-label={direction < 0 ? texts.previous : texts.next}
            onClick={() => strip.current?.scrollBy({ left: direction * strip.current.clientWidth })}
          >
            {direction < 0 ? <ChevronLeftIcon size={14} /> : <ChevronRightIcon size={14} />}
          </button>
        ))}
      {goods.badges && goods.badges.length > 0 && (
        <div className={classNames(css.badges, thumbs && css.badgesRaised)}>
          {goods.badges.map((badge) => (
            <span key={badge.text} className={css.badge[badge.kind]}>
              <span className={css.badgeText}>{badge.text}</span>
              {badge.more && <span>{badge.more}</span>}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
