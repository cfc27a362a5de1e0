import { type PointerEvent, useState } from 'react';
import { PlayIcon } from '../../icons/goods-icons.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../icons/icons.tsx';
import { SearchIcon } from '../../icons/page-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { assignInlineVars } from '../../theme/assign-vars.ts';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { rovingTarget } from '../tabs/roving-keys.ts';
import * as css from './image-gallery.css.ts';

const imageGalleryTexts = {
  previous: '上一张',
  next: '下一张',
  pictures: (name: string) => `${name} 图片`,
  enlarge: (name: string) => `放大查看 ${name}`,
  play: '播放视频',
  stop: '回到图片',
  show: (index: number, count: number) => `第 ${index} 张，共 ${count} 张`,
};

export type ImageGalleryProps = {
  /** Alternative text of the main picture. */
  alt: string;
  /** In paging order. */
  pictures: readonly { src: string; thumb?: string }[];
  /** A film that replaces the main picture on request and loads only then. */
  video?: string | undefined;
  /** Makes the main picture a button; called with its index to show it large. */
  onEnlarge?: (index: number) => void;
};

const inView = 5;

/** A large picture, magnified under a mouse, with five visible thumbnails. */
export function ImageGallery({ alt, pictures, video, onEnlarge }: ImageGalleryProps) {
  const texts = useTexts('imageGallery', imageGalleryTexts);
  const [chosen, setChosen] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [origin, setOrigin] = useState({ x: 50, y: 50 });
  const index = Math.min(chosen, Math.max(pictures.length - 1, 0));
  const current = pictures[index];

  const choose = (position: number) => {
    setPlaying(false);
    setChosen(position);
  };
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
      <div className={css.main} {...(current && !isPlaying ? { onPointerMove: follow } : {})}>
        {video && isPlaying ? (
          // biome-ignore lint/a11y/useMediaCaption: the films of makers come without captions
          <video className={css.video} src={video} poster={current?.src} controls autoPlay playsInline />
        ) : (
          <div className={current ? css.zoom : undefined} style={style}>
            <GoodsPicture src={current?.src} alt={alt} size={400} eager />
          </div>
        )}
        {onEnlarge && current && !isPlaying && (
          <button
            type="button"
            className={css.enlarge}
            aria-label={texts.enlarge(alt)}
            onClick={() => onEnlarge(index)}
          >
            <span className={css.enlargeIcon}>
              <SearchIcon size={16} />
            </span>
          </button>
        )}
        {video && (
          <button type="button" className={css.film} onClick={() => setPlaying(!isPlaying)}>
            {isPlaying ? <CloseIcon size={14} /> : <PlayIcon size={14} />}
            {isPlaying ? texts.stop : texts.play}
          </button>
        )}
      </div>
      {pictures.length > 1 && (
        <Thumbnails
          alt={alt}
          pictures={pictures}
          index={index}
          onChoose={choose}
          onPoint={isPlaying ? undefined : setChosen}
        />
      )}
    </div>
  );
}

type ThumbnailsProps = Pick<ImageGalleryProps, 'alt' | 'pictures'> & {
  index: number;
  onChoose: (index: number) => void;
  /** The mouse is over it. */
  onPoint: ((index: number) => void) | undefined;
};

/** The thumbnails around the chosen one, with arrows. */
function Thumbnails({ alt, pictures, index, onChoose, onPoint }: ThumbnailsProps) {
  const texts = useTexts('imageGallery', imageGalleryTexts);
  const first = Math.max(0, Math.min(index - Math.floor(inView / 2), pictures.length - inView));
  return (
    <div className={css.strip}>
      <button
        type="button"
        className={css.arrow}
        aria-label={texts.previous}
        disabled={index === 0}
        onClick={() => onChoose(index - 1)}
      >
        <ChevronLeftIcon />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of pictures is no fieldset of a form */}
      <div
        role="group"
        aria-label={texts.pictures(alt)}
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
              aria-label={texts.show(position + 1, pictures.length)}
              aria-pressed={position === index}
              tabIndex={position === index ? 0 : -1}
              onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint?.(position)}
              onClick={() => onChoose(position)}
            >
              <GoodsPicture src={picture.thumb ?? picture.src} alt="" size={64} />
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className={css.arrow}
        aria-label={texts.next}
        disabled={index === pictures.length - 1}
        onClick={() => onChoose(index + 1)}
      >
        <ChevronRightIcon />
      </button>
    </div>
  );
}
