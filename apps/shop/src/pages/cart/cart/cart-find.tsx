import { Checkbox, TextField } from '@yaoji/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#shared/routing/href.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './cart-find.css.ts';

const pauseMs = 250;

export type CartFindProps = {
  keywords: string;
  isCompact: boolean;
  onCompact: (isCompact: boolean) => void;
};

/** Finds lines by name, maker or pinyin, and toggles the compact view. */
export function CartFind({ keywords, isCompact, onCompact }: CartFindProps) {
  const filter = useSearch().get('filter') ?? undefined;
  const navigate = useNavigate();
  const [text, setText] = useState(keywords);
  useEffect(() => {
    if (text.trim() === keywords) return;
    const timer = setTimeout(
      () => void navigate(href('cart', {}, { filter, find: text.trim() || undefined }), { replace: true }),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [text, keywords, filter, navigate]);
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
      <span className={css.compact}>
        <Checkbox label="紧凑" checked={isCompact} onChange={onCompact} />
      </span>
    </search>
  );
}
