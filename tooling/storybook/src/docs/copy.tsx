import { copyText } from '@yaoji/ui/documented';
import { type ReactNode, useState } from 'react';
import * as css from './docs.css.ts';

type CopyProps = {
  /** Text for the clipboard. */
  text: string;
  /** Visible content; default the text. */
  children?: ReactNode;
};

/** A value that a click copies. */
export function Copy({ text, children = <code>{text}</code> }: CopyProps) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className={css.copy}
      title={`复制 ${text}`}
      onClick={async () => setCopied(await copyText(text))}
      onBlur={() => setCopied(false)}
      onMouseLeave={() => setCopied(false)}
    >
      {children}
      <span role="status" className={css.copied}>
        {copied && '已复制'}
      </span>
    </button>
  );
}
