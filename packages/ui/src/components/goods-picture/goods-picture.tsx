import { useState } from 'react';
import { ImageIcon } from '../../icons/goods-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import * as css from './goods-picture.css.ts';

export const goodsPictureTexts = { none: '暂无图片' };

export type GoodsPictureProps = {
  /** Address; without one, or when it cannot be loaded, a quiet placeholder stands in. */
  src?: string | undefined;
  /** Alternative text; empty where the name stands beside it. */
  alt: string;
  /** Pixel size that the picture is laid out for, so that nothing shifts. Default 230. */
  size?: number;
  /** Loads at once and before others, instead of when it comes near: for the first row. Default false. */
  eager?: boolean;
};

/** A square picture of goods; a quiet placeholder where there is none. */
export function GoodsPicture({ src, alt, size = 230, eager = false }: GoodsPictureProps) {
  const texts = useTexts('goodsPicture', goodsPictureTexts);
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) {
    return (
      <span className={css.none} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        <ImageIcon size={size > 100 ? 32 : 20} />
        {size > 100 && texts.none}
      </span>
    );
  }
  return (
    <span className={css.frame}>
      <img
        className={css.image}
        src={src}
        alt={alt}
        width={size}
        height={size}
        loading={eager ? 'eager' : 'lazy'}
        {...(eager ? { fetchPriority: 'high' as const } : {})}
        decoding="async"
        onError={() => setFailed(src)}
      />
    </span>
  );
}
