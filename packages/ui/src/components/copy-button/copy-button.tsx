import { useEffect, useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from '../../icons/page-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Button } from '../button/button.tsx';
import * as css from './copy-button.css.ts';
import { copyText } from './copy-text.ts';

const copyButtonTexts = {
  copy: '复制',
  copied: '已复制',
  spoken: (word: string, name: string) => `${word} ${name}`,
};

export type CopyButtonProps = {
  text: string;
  /** The kind of text, for the accessible name, e.g. 账号. */
  name: string;
};

const shownMs = 2000;

/** Copies a text and confirms it briefly. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const texts = useTexts('copyButton', copyButtonTexts);
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    clearTimeout(timer.current);
    setCopied(await copyText(text));
    timer.current = setTimeout(() => setCopied(false), shownMs);
  };
  const word = copied ? texts.copied : texts.copy;
  return (
    <span role="status" className={css.frame}>
      <Button
        tone="plain"
        size="small"
        icon={copied ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
        aria-label={texts.spoken(word, name)}
        onClick={() => void copy()}
      >
        {word}
      </Button>
    </span>
  );
}
