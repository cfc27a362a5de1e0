import { operations, type Schemas } from '@yaoji/api-client/desk';
import { Button, FileUpload, shrinkPicture } from '@yaoji/ui';
import { useState } from 'react';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import * as css from '#pages/parts/page.css.ts';

import { useWrite } from '#shared/api/use-write.ts';
import { useMay } from '#shared/session/operator.ts';
import * as own from './goods-page.css.ts';

type Picture = Schemas['GoodsPicture'];

const mostPictures = 8;
const sizes = { large: 1600, thumbnail: 320 };

/** Adds, sorts and removes the product's own pictures. Without any, the shop shows a generated one. */
export function GoodsPictures({ id, pictures }: { id: number; pictures: readonly Picture[] }) {
  const add = useWrite(operations.addGoodsPicture);
  const arrange = useWrite(operations.arrangeGoodsPictures);
  const mayChange = useMay()(operations.addGoodsPicture);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const addFile = async (file: File) => {
    const shrunk = Promise.all([shrinkPicture(file, sizes.large), shrinkPicture(file, sizes.thumbnail)]);
    const [large, thumbnail] = await shrunk.catch(() => []);
    setUnreadable(large ? null : `${file.name} 不是能显示的图片`);
    if (large && thumbnail) add.mutate({ params: { id }, body: { large, thumbnail } });
  };
  const put = (order: readonly Picture[]) =>
    arrange.mutate({ params: { id }, body: { large: order.map(({ large }) => large) } });
  const without = (at: number) => pictures.filter((_, index) => index !== at);
  const error = add.error ?? arrange.error;
  return (
    <section className={css.stack} aria-label="商品图片">
      <p className={css.strong}>图片</p>
      {pictures.length === 0 && <p className={css.muted}>没有上传图片，商城显示绘制的图</p>}
      <div className={css.buttons}>
        {pictures.map((picture, at) => (
          <figure key={picture.large} className={own.picture}>
            <img src={picture.thumbnail} alt={`图片 ${at + 1}`} className={own.thumbnail} />
            {mayChange && (
              <figcaption className={css.buttons}>
                <Button
                  size="small"
                  tone="plain"
                  disabled={at === 0 || arrange.isPending}
                  onClick={() => put(without(at).toSpliced(at - 1, 0, picture))}
                >
                  前移
                </Button>
                <Button size="small" tone="plain" disabled={arrange.isPending} onClick={() => put(without(at))}>
                  移除
                </Button>
              </figcaption>
            )}
          </figure>
        ))}
      </div>
      {mayChange && pictures.length < mostPictures && (
        <FileUpload
          label="添加图片"
          accept="image/*"
          hint="第一张是列表里的主图；上传前会缩小"
          files={add.isPending ? [{ id: 'sending', name: '正在上传', state: 'sending' }] : []}
          onAdd={([file]) => file && void addFile(file)}
          disabled={add.isPending}
        />
      )}
      {unreadable && <p className={css.warning}>{unreadable}</p>}
      {error && <Refusal error={error} />}
    </section>
  );
}
