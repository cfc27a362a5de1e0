import { PictureViewer } from '@yaoji/ui';
import { useState } from 'react';
import * as css from './page.css.ts';

type PictureRowProps = {
  pictures: readonly string[];
  /** Their subject; a number is added. */
  name: string;
  /** Large enough to read printed text. Default false. */
  isReadable?: boolean;
};

/** Thumbnails, each of which opens enlarged. */
export function PictureRow({ pictures, name, isReadable = false }: PictureRowProps) {
  const [shown, setShown] = useState<number | null>(null);
  const named = pictures.map((src, index) => ({ src, alt: `${name} ${index + 1}` }));
  if (pictures.length === 0) return null;
  return (
    <div className={css.buttons}>
      {named.map(({ src, alt }, index) => (
        <button
          key={src}
          type="button"
          className={isReadable ? css.readable : css.thumbnail}
          onClick={() => setShown(index)}
          aria-label={`放大${alt}`}
        >
          <img src={src} alt={alt} className={css.picture} />
        </button>
      ))}
      <PictureViewer pictures={named} index={shown} onClose={() => setShown(null)} />
    </div>
  );
}
