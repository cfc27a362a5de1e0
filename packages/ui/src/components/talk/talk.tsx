import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import * as css from './talk.css.ts';

const talkTexts = { label: '沟通记录' };

export type TalkEntry = {
  /** `own` is the reader, at the end; other sides are at the start. */
  side: 'own' | 'other';
  author: string;
  time: string;
  text: string;
  /** Below the text: pictures. */
  attachment?: ReactNode;
};

export type TalkProps = {
  /** Oldest first. */
  entries: readonly TalkEntry[];
  /** Accessible name. Default 沟通记录. */
  label?: string;
};

/** A conversation between two sides. */
export function Talk({ entries, label }: TalkProps) {
  const texts = useTexts('talk', talkTexts);
  return (
    <ol aria-label={label ?? texts.label} className={css.list}>
      {entries.map(({ side, author, time, text, attachment }) => (
        <li key={`${time} ${author} ${text}`} className={css.entry[side]}>
          <div className={css.head}>
            {author} <time>{time}</time>
          </div>
          <div className={css.bubble[side]}>{text}</div>
          {attachment}
        </li>
      ))}
    </ol>
  );
}
