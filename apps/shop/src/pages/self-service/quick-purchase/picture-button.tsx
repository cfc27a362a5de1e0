import { Button, ImageIcon } from '@yaoji/ui';
import { useRef } from 'react';
import { setListPicture } from '#features/purchase-list/list-picture.store.ts';

/** Takes or picks a photo of a list; recognition starts immediately. */
export function PictureButton({ label = '拍清单', disabled = false }: { label?: string; disabled?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone="outline" icon={<ImageIcon size={16} />} disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label="清单图片"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) setListPicture(chosen);
          target.value = '';
        }}
      />
    </>
  );
}
