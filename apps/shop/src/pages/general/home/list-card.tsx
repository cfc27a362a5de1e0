import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Card, Link } from '@yaoji/ui';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { userStateQuery } from '#features/user/user.queries.ts';
import { whenOnline } from '#shared/page/when-online.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './buyer-home.css.ts';

const loadList = whenOnline(() => import('#features/purchase-list/open-list.ts'));

type List = { text: string } | { file: File };

const example = '粘贴清单，或把 Excel 拖到这里\n六味地黄丸 360丸 10瓶\n阿莫西林 0.25g 24粒　2盒';

/** Takes a list by paste, drop or file, and opens it in quick purchase. */
export function ListCard() {
  const { data: user } = useQuery(userStateQuery());
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: async (list: List) => (await loadList()).openList(user?.id ?? 0, list),
    onSuccess: () => void navigate(address),
  });
  const address = href('quick_purchase', {}, { tab: 'list' });

  const match = (list: List) => {
    if (!isPending) mutate(list);
  };
  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    match({ file: dropped });
  };
  return (
    <div>
      <a className={css.phoneTile} href={address}>
        <span className={css.phoneTitle}>粘贴、拍清单</span>
        <span className={css.quiet}>识别成购物车</span>
      </a>
      <div className={css.wideOnly}>
        <Card title="按清单采购" padding="medium" aside={<Link href={address}>最近的清单</Link>}>
          <form
            className={css.list}
            onSubmit={(event) => {
              event.preventDefault();
              if (text.trim()) match({ text });
            }}
          >
            <label className={css.hidden} htmlFor={id}>
              采购清单
            </label>
            <textarea
              id={id}
              className={css.paste}
              placeholder={example}
              maxLength={200_000}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onDrop={drop}
            />
            <div className={css.actions}>
              <Button type="submit" loading={isPending}>
                识别清单
              </Button>
              <Button tone="brandOutline" disabled={isPending} onClick={() => file.current?.click()}>
                上传文件或照片
              </Button>
              <input
                ref={file}
                type="file"
                hidden
                accept=".csv,.xlsx,.txt,image/*"
                aria-label="清单文件"
                onChange={({ target }) => {
                  const [chosen] = target.files ?? [];
                  if (chosen) match({ file: chosen });
                  target.value = '';
                }}
              />
            </div>
          </form>
        </Card>
      </div>
    </div>
  );
}
