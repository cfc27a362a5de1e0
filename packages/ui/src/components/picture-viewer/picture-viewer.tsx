import { type KeyboardEvent, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import * as css from './picture-viewer.css.ts';

export const pictureViewerTexts = { title: '查看图片', previous: '上一张', next: '下一张' };

export type PictureViewerProps = {
  /** In the order in which they are paged through. */
  pictures: readonly { src: string; alt: string }[];
  /** Which one it opens with; `null` is closed. */
  index: number | null;
  /** Asked to close: by its button, Escape or a press beside it. */
  onClose: () => void;
};

/** Pictures at full size in a dialog: licences, slips, what came back. Left and right leaf through them. */
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
