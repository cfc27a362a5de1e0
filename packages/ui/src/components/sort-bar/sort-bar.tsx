import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons/goods-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './sort-bar.css.ts';

const sortBarTexts = { label: '排序', ascending: '升序', descending: '降序' };

export type SortOption = {
  /** Unique among its siblings. */
  id: string;
  /** Visible text. */
  label: string;
  /** It is the current page. */
  current?: boolean;
  /** Label while it is the current one. */
  direction?: 'ascending' | 'descending';
  /** Hidden on phones, where the filter sheet has it. Default false. */
  wideOnly?: boolean;
} & ({ href: string } | { onClick: () => void });

export type SortBarProps = {
  /** In display order. */
  options: readonly SortOption[];
  /** At the end: checkboxes, view switch, compact pagination. */
  children?: ReactNode;
};

/** The sort order of a list. */
export function SortBar({ options, children }: SortBarProps) {
  const texts = useTexts('sortBar', sortBarTexts);
  return (
    <div className={css.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: links are no fields of a form */}
      <div role="group" aria-label={texts.label} className={css.sorts}>
        {options.map((option) => (
          <SortEntry key={option.id} option={option} />
        ))}
      </div>
      {children !== undefined && <div className={css.tools}>{children}</div>}
    </div>
  );
}

function SortEntry({ option }: { option: SortOption }) {
  const texts = useTexts('sortBar', sortBarTexts);
  const common = {
    className: option.wideOnly ? css.sortWide : css.sort,
    ...(option.current ? { 'aria-current': 'true' as const } : {}),
  };
  const content = (
    <>
      {option.label}
      {option.current && option.direction && (
        <>
          {option.direction === 'ascending' ? <ArrowUpIcon size={12} /> : <ArrowDownIcon size={12} />}
          <span className={visuallyHidden}>
            {option.direction === 'ascending' ? texts.ascending : texts.descending}
          </span>
        </>
      )}
    </>
  );
  return 'href' in option ? (
    <Anchor href={option.href} {...common}>
      {content}
    </Anchor>
  ) : (
    <button type="button" onClick={option.onClick} {...common}>
      {content}
    </button>
  );
}
