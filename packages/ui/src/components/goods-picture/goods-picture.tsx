import { useState } from 'react';
import { ImageIcon } from '../../icons/goods-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import * as css from './goods-picture.css.ts';

const goodsPictureTexts = { none: '暂无图片' };

export type GoodsPictureProps = {
  /** Without it, or if it fails to load, a placeholder is shown. */
  src?: string | undefined;
  /** Alternative text; empty if the name is next to it. */
  alt: string;
  /** Layout size in px, so that nothing shifts. Default 230. */
  size?: number;
  /** Loads eagerly and first, for the first row. Default false. */
  eager?: boolean;
};

/** A square product picture with a placeholder. */
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
        // In HTML from a server, loading can fail before React listens.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(src));
        }}
      />
    </span>
  );
}
