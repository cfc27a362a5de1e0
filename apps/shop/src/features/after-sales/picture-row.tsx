import { PictureViewer } from '@yaoji/ui';
import { useState } from 'react';
import * as css from './picture-row.css.ts';

/** Small pictures that open large. */
export function PictureRow({ urls, label }: { readonly urls: readonly string[]; readonly label: string }) {
  const [shown, setShown] = useState<number | null>(null);
  if (urls.length === 0) return null;
  const pictures = urls.map((src, index) => ({ src, alt: `${label} ${index + 1}` }));
  return (
    <div className={css.row}>
      {pictures.map(({ src, alt }, index) => (
        <button key={src} type="button" className={css.tile} aria-label={`查看${alt}`} onClick={() => setShown(index)}>
          <img src={src} alt="" loading="lazy" className={css.picture} />
        </button>
      ))}
      <PictureViewer pictures={pictures} index={shown} onClose={() => setShown(null)} />
    </div>
  );
}
