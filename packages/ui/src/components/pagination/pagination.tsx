import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './pagination.css.ts';

const paginationTexts = {
  label: '分页',
  compact: '翻页',
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${page} 页`,
};

export type PaginationProps = {
  /** Current page, from 1. */
  page: number;
  /** Number of pages. Below 2 nothing is shown, except in the compact form. */
  pageCount: number;
  /** Address of a page; makes the pages links. */
  hrefOf?: (page: number) => string;
  /** Called without `hrefOf`. */
  onChange?: (page: number) => void;
  /** Only `1 / 27` and two arrows. Default false. */
  compact?: boolean;
  /** Accessible name. Default 分页, in the compact form 翻页. */
  label?: string;
};

/**
 * Page navigation: links with `hrefOf`, buttons with `onChange`.
 *
 * @example <Pagination page={3} pageCount={27} hrefOf={(page) => `?page=${page}`} />
 */
export function Pagination({ page, pageCount, hrefOf, onChange, compact = false, label: own }: PaginationProps) {
  const texts = useTexts('pagination', paginationTexts);
  if (pageCount < 2 && !compact) return null;
  const className = compact ? css.compactPage : css.page;

  const label = own ?? (compact ? texts.compact : texts.label);

  const step = (target: number, name: string, content: ReactNode, extra?: string) => {
    const current = target === page;
    if (target < 1 || target > pageCount) {
      return (
        <button type="button" className={className} disabled aria-label={name}>
          {content}
        </button>
      );
    }
    const common = {
      className: classNames(className, extra),
      'aria-label': name,
      ...(current ? { 'aria-current': 'page' as const } : {}),
    };
    return hrefOf ? (
      <Anchor href={hrefOf(target)} {...common}>
        {content}
      </Anchor>
    ) : (
      <button type="button" {...common} onClick={() => onChange?.(target)}>
        {content}
      </button>
    );
  };

  const previous = step(page - 1, texts.previous, <ChevronLeftIcon size={14} />);
  const next = step(page + 1, texts.next, <ChevronRightIcon size={14} />);
  const place = `${page} / ${Math.max(pageCount, 1)}`;
  if (compact) {
    return (
      <nav aria-label={label} className={css.compact}>
        <span className={css.place}>{place}</span>
        {previous}
        {next}
      </nav>
    );
  }
  const numbers = pageNumbers(page, pageCount);
  return (
    <nav aria-label={label} className={css.nav}>
      {previous}
      <span className={css.phonePlace}>{place}</span>
      {numbers.map((number, index) =>
        number === null ? (
          <span key={`gap after ${numbers[index - 1]}`} className={css.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <span key={number} className={css.number}>
            {step(number, texts.page(number), number)}
          </span>
        ),
      )}
      {next}
    </nav>
  );
}

/** Page numbers to show: first, last and those around the current page; `null` is a gap. */
export function pageNumbers(page: number, pageCount: number, around = 2): (number | null)[] {
  const shown = new Set([1, pageCount]);
  for (let near = page - around; near <= page + around; near += 1) {
    if (near >= 1 && near <= pageCount) shown.add(near);
  }
  const sorted = [...shown].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const previous = sorted[index - 1] ?? number - 1;
    if (number - previous === 2) return [number - 1, number];
    return number - previous > 2 ? [null, number] : [number];
  });
}
