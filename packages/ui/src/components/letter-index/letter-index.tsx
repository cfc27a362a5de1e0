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
  /** Address of a letter, or of all for `null`; makes them links. */
  hrefOf?: (letter: string | null) => string;
  /** Called without `hrefOf`. */
  onChange?: (letter: string | null) => void;
};

/** Filters a list by initial letter. */
export function LetterIndex({ letters, current, hrefOf, onChange }: LetterIndexProps) {
  const texts = useTexts('letterIndex', letterIndexTexts);
  return (
    <nav aria-label={texts.label} className={css.index}>
      {[null, ...alphabet].map((letter) => {
        const name = letter ?? texts.all;
        const common = {
          className: css.letter,
          ...(letter === current ? { 'aria-current': 'true' as const } : {}),
        };
        if (letter !== null && !letters.includes(letter)) {
          return (
            <span key={name} className={css.none} aria-hidden="true">
              {name}
            </span>
          );
        }
        return hrefOf ? (
          <Anchor key={name} href={hrefOf(letter)} {...common}>
            {name}
          </Anchor>
        ) : (
          <button key={name} type="button" {...common} onClick={() => onChange?.(letter)}>
            {name}
          </button>
        );
      })}
    </nav>
  );
}
