import { useRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { rovingTarget } from '../tabs/roving-keys.ts';
import * as css from './goods-card-picture.css.ts';
import type { GoodsView } from './goods-view.ts';

const goodsThumbsTexts = {
  pictures: (name: string) => `${name} 图片`,
  show: (index: number) => `第 ${index} 张`,
  previous: '前五张',
  next: '后五张',
};

const inView = 5;

type GoodsThumbsProps = {
  name: string;
  pictures: NonNullable<GoodsView['pictures']>;
  chosen: number;
  onChoose: (index: number) => void;
};

/** Thumbnails of a product's views; loaded with the first card that is hovered. */
export default function GoodsThumbs({ name, pictures, chosen, onChoose }: GoodsThumbsProps) {
  const texts = useTexts('goodsThumbs', goodsThumbsTexts);
  const strip = useRef<HTMLDivElement>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of pictures is no fieldset of a form */}
      <div
        ref={strip}
        role="group"
        aria-label={texts.pictures(name)}
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
            onPointerEnter={() => onChoose(index)}
            onClick={() => onChoose(index)}
          >
            <GoodsPicture src={picture.thumb ?? picture.src} alt="" size={28} eager />
          </button>
        ))}
      </div>
      {pictures.length > inView &&
        ([-1, 1] as const).map((direction) => (
          // For mice, which cannot scroll sideways; arrow keys move between the pictures.
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
    </>
  );
}
