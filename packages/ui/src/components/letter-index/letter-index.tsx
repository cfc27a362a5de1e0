import { useTexts } from '../../texts/texts-provider.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './letter-index.css.ts';

const letterIndexTexts = { label: '按首字母查找', all: '全部' };

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#'];

export type LetterIndexProps = {
  /** Letters with entries; `#` for names that don't start with a letter. */
  letters: readonly string[];
  /** The chosen letter; `null` means all. */
  current: string | null;
  /** Address of a letter, or of all for `null`. */
  hrefOf: (letter: string | null) => string;
};

/** Filters a list by initial letter. */
export function LetterIndex({ letters, current, hrefOf }: LetterIndexProps) {
  const texts = useTexts('letterIndex', letterIndexTexts);
  return (
    <nav aria-label={texts.label} className={css.index}>
      {[null, ...alphabet].map((letter) => {
        const name = letter ?? texts.all;
        if (letter !== null && !letters.includes(letter)) {
          return (
            <span key={name} className={css.none} aria-hidden="true">
              {name}
            </span>
          );
        }
        return (
          <Anchor
            key={name}
            href={hrefOf(letter)}
            className={css.letter}
            {...(letter === current ? { 'aria-current': 'true' } : {})}
          >
            {name}
          </Anchor>
        );
      })}
    </nav>
  );
}
