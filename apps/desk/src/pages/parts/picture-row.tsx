import { PictureViewer } from '@yaoji/ui';
import { useState } from 'react';
import * as css from './page.css.ts';

/** Small pictures, each of which opens large. `name` says what they show; they are numbered. */
export function PictureRow({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const [shown, setShown] = useState<number | null>(null);
  const named = pictures.map((src, index) => ({ src, alt: `${name} ${index + 1}` }));
  if (pictures.length === 0) return null;
  return (
    <div className={css.buttons}>
      {named.map(({ src, alt }, index) => (
        <button
          key={src}
          type="button"
          className={css.thumbnail}
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
