import { PictureViewer } from '@yaoji/ui';
import { useState } from 'react';
import * as css from './picture-row.css.ts';

type PictureRowProps = {
  /** The pictures' name, e.g. 图片. */
  label: string;
  pictures: readonly string[];
};

/** Thumbnails of uploaded pictures, each enlarged on click. */
export function PictureRow({ label, pictures }: PictureRowProps) {
  const [shown, setShown] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const named = pictures.map((src, index) => ({ src, alt: `${label} ${index + 1}` }));
  return (
    <>
      <ul className={css.row} aria-label={label}>
        {named.map(({ src, alt }, index) => (
          <li key={src}>
            <button type="button" className={css.picture} aria-label={`查看 ${alt}`} onClick={() => setShown(index)}>
              <img src={src} alt="" width={72} height={72} loading="lazy" className={css.image} />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer pictures={named} index={shown} onClose={() => setShown(null)} />
    </>
  );
}
