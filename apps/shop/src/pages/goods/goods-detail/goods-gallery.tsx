import type { Goods } from '@yaoji/api-client/wire';
import { ImageGallery, PictureViewer } from '@yaoji/ui';
import { useState } from 'react';
import * as css from './goods-detail.css.ts';

/** The product's pictures, with the selected one enlarged. */
export function GoodsGallery({ goods: { name, pictures, video } }: { goods: Goods }) {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  return (
    <div className={css.gallery}>
      <ImageGallery
        alt={name}
        pictures={pictures.map(({ large, thumbnail }) => ({ src: large, thumb: thumbnail }))}
        video={video ?? undefined}
        onEnlarge={setEnlarged}
      />
      {enlarged !== null && (
        <PictureViewer
          pictures={pictures.map(({ large }) => ({ src: large, alt: name }))}
          index={enlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
    </div>
  );
}
