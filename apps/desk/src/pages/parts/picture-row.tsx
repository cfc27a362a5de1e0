import { isPdf } from '@yaoji/api-client/view';
import { Link, PictureViewer } from '@yaoji/ui';
import { useState } from 'react';
import * as css from './page.css.ts';

type PictureRowProps = {
  /** Some may be PDFs, which open in a window of their own. */
  pictures: readonly string[];
  /** Their subject; a number is added. */
  name: string;
  /** Large enough to read printed text. Default false. */
  isReadable?: boolean;
};

/** Thumbnails, each of which opens enlarged, and links to PDFs. */
export function PictureRow({ pictures, name, isReadable = false }: PictureRowProps) {
  const [shown, setShown] = useState<number | null>(null);
  const named = pictures.map((src, index) => ({ src, alt: `${name} ${index + 1}` }));
  const shownNamed = named.filter(({ src }) => !isPdf(src));
  if (pictures.length === 0) return null;
  return (
    <div className={css.buttons}>
      {shownNamed.map(({ src, alt }, index) => (
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
      {named
        .filter(({ src }) => isPdf(src))
        .map(({ src, alt }) => (
          <Link key={src} href={src} target="_blank">
            {alt}（PDF）
          </Link>
        ))}
      <PictureViewer pictures={shownNamed} index={shown} onClose={() => setShown(null)} />
    </div>
  );
}
