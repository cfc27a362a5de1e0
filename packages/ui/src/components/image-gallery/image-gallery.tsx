import { type PointerEvent, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.tsx';
import { assignInlineVars } from '../../theme/assign-vars.ts';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { rovingTarget } from '../tabs/roving-keys.ts';
import * as css from './image-gallery.css.ts';

export type ImageGalleryProps = {
  /** Alternative text of the main picture. */
  alt: string;
  pictures: readonly { src: string; thumb?: string }[];
  /** Enlarges the main picture under a mouse. Default true. */
  zoom?: boolean;
};

const inView = 5;

/** The chosen picture large, five thumbnails in view. */
export function ImageGallery({ alt, pictures, zoom = true }: ImageGalleryProps) {
  const [chosen, setChosen] = useState(0);
  const [origin, setOrigin] = useState({ x: 50, y: 50 });
  const index = Math.min(chosen, Math.max(pictures.length - 1, 0));
  const first = Math.max(0, Math.min(index - Math.floor(inView / 2), pictures.length - inView));
  const current = pictures[index];

  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setOrigin({
      x: ((event.clientX - box.left) / box.width) * 100,
      y: ((event.clientY - box.top) / box.height) * 100,
    });
  };
  const style = assignInlineVars([
    [css.zoomX, `${origin.x}%`],
    [css.zoomY, `${origin.y}%`],
  ]);

  return (
    <div className={css.gallery}>
      <div className={css.main} {...(zoom && current ? { onPointerMove: follow } : {})}>
        <div className={zoom && current ? css.zoom : undefined} style={style}>
          <GoodsPicture src={current?.src} alt={alt} size={400} eager />
        </div>
      </div>
      {pictures.length > 1 && (
        <div className={css.strip}>
          <button
            type="button"
            className={css.arrow}
            aria-label="上一张"
            disabled={index === 0}
            onClick={() => setChosen(index - 1)}
          >
            <ChevronLeftIcon />
          </button>
          {/* biome-ignore lint/a11y/useSemanticElements: a row of pictures is no fieldset of a form */}
          <div
            role="group"
            aria-label={`${alt} 图片`}
            className={css.thumbs}
            onKeyDown={(event) => rovingTarget(event)?.click()}
          >
            {pictures.slice(first, first + inView).map((picture, offset) => {
              const position = first + offset;
              return (
                <button
                  key={picture.src}
                  type="button"
                  className={css.thumb}
                  aria-label={`第 ${position + 1} 张，共 ${pictures.length} 张`}
                  aria-pressed={position === index}
                  tabIndex={position === index ? 0 : -1}
                  onPointerEnter={(event) => event.pointerType === 'mouse' && setChosen(position)}
                  onClick={() => setChosen(position)}
                >
                  <GoodsPicture src={picture.thumb ?? picture.src} alt="" size={64} />
                </button>
              );
            })}
          </div>
          <button
            type="button"
            className={css.arrow}
            aria-label="下一张"
            disabled={index === pictures.length - 1}
            onClick={() => setChosen(index + 1)}
          >
            <ChevronRightIcon />
          </button>
        </div>
      )}
    </div>
  );
}
