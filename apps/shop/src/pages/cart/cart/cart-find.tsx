import { Checkbox, TextField } from '@yaoji/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#shared/routing/href.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { localStore } from '#shared/storage/storage.ts';
import * as css from './cart-find.css.ts';

const pauseMs = 250;
const compactKey = 'compact-cart';

/** Finds lines of the cart by name, maker or pinyin, and draws them lower; the second is remembered. */
export default function CartFind({ keywords }: { readonly keywords: string }) {
  const filter = useSearch().get('filter') ?? undefined;
  const navigate = useNavigate();
  const [text, setText] = useState(keywords);
  const [isCompact, setCompact] = useState(() => localStore.read(compactKey) === '1');
  useEffect(() => {
    if (text.trim() === keywords) return;
    const timer = setTimeout(
      () => void navigate(href('cart', {}, { filter, find: text.trim() || undefined }), { replace: true }),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [text, keywords, filter, navigate]);
  const compact = (on: boolean) => {
    setCompact(on);
    localStore.write(compactKey, on ? '1' : '');
  };
  return (
    <search className={css.find}>
      <span className={css.field}>
        <TextField
          aria-label="在购物车中查找"
          placeholder="名称、厂家或拼音首字母"
          size="small"
          value={text}
          onChange={setText}
        />
      </span>
      <span className={css.compact} {...(isCompact ? { 'data-compact-cart': '' } : {})}>
        <Checkbox label="紧凑" checked={isCompact} onChange={compact} />
      </span>
    </search>
  );
}
