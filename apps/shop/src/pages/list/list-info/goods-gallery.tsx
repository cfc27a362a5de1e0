import type { Goods } from '@yaoji/api-client/wire';
import { ImageGallery } from '@yaoji/ui';
import { lazy, Suspense, useState } from 'react';
import { whenOnline } from '#shared/page/when-online.ts';
import * as css from './list-info.css.ts';

const GoodsPictureViewer = lazy(whenOnline(() => import('./goods-picture-viewer.tsx')));

/** Pictures of the goods, the chosen one also large. */
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
        <Suspense>
          <GoodsPictureViewer
            pictures={pictures.map(({ large }) => ({ src: large, alt: name }))}
            index={enlarged}
            onClose={() => setEnlarged(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
