import { PictureViewer } from '@yaoji/ui';
import { useState } from 'react';
import * as css from './page.css.ts';

type PictureRowProps = {
  pictures: readonly string[];
  /** What they show; they are numbered. */
  name: string;
  /** Large enough to read what is printed on them. Default false. */
  isReadable?: boolean;
};

/** Small pictures, each of which opens large. */
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
