import { type KeyboardEvent, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import * as css from './picture-viewer.css.ts';

const pictureViewerTexts = { title: '查看图片', previous: '上一张', next: '下一张' };

export type PictureViewerProps = {
  /** In paging order. */
  pictures: readonly { src: string; alt: string }[];
  /** Index of the picture to open; `null` closes it. */
  index: number | null;
  /** Called on the close button, Escape or a click outside. */
  onClose: () => void;
};

/** A dialog with full-size pictures. Left and right page through them. */
export function PictureViewer({ pictures, index, onClose }: PictureViewerProps) {
  return index === null ? null : <OpenViewer pictures={pictures} start={index} onClose={onClose} />;
}

type OpenViewerProps = Omit<PictureViewerProps, 'index'> & { start: number };

function OpenViewer({ pictures, start, onClose }: OpenViewerProps) {
  const texts = useTexts('pictureViewer', pictureViewerTexts);
  const [at, setAt] = useState(start);
  const count = pictures.length;
  const picture = pictures[at];
  const go = (step: number) => setAt((at + step + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way to the buttons inside, wherever in the dialog the focus is
    <div onKeyDown={onKeyDown}>
      <Dialog open size="large" title={picture?.alt || texts.title} onClose={onClose}>
        <div className={css.viewer}>
          {picture && <img src={picture.src} alt={picture.alt} className={css.picture} />}
          {count > 1 && (
            <div className={css.foot}>
              <IconButton label={texts.previous} onClick={() => go(-1)}>
                <ChevronLeftIcon size={20} />
              </IconButton>
              <span aria-live="polite">
                {at + 1} / {count}
              </span>
              <IconButton label={texts.next} onClick={() => go(1)}>
                <ChevronRightIcon size={20} />
              </IconButton>
            </div>
          )}
        </div>
      </Dialog>
    </div>
  );
}
