import { type ReactNode, useState } from 'react';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './filter-panel.css.ts';

export const filterPanelTexts = {
  label: '筛选',
  more: '更多',
  less: '收起',
  chosen: '已选',
  remove: '取消',
  clear: '清除全部',
};

/** A link where the choice lives in the address, else a button. */
export type FilterTarget = { href: string } | { onClick: () => void };

export type FilterOption = {
  id: string;
  label: string;
  /** How many goods it would leave. */
  count?: number;
  chosen?: boolean;
} & FilterTarget;

export type FilterPanelProps = {
  /** `ChosenFilters` and `FilterRow`s. */
  children: ReactNode;
  /** Names the panel. Default 筛选. */
  label?: string;
};

export function FilterPanel({ children, label }: FilterPanelProps) {
  const texts = useTexts('filterPanel', filterPanelTexts);
  return (
    <section aria-label={label ?? texts.label} className={css.panel}>
      {children}
    </section>
  );
}

export type FilterRowProps = {
  label: string;
  options: readonly FilterOption[];
  /** Options beyond this stand behind 更多. Default 10. */
  max?: number;
};

export function FilterRow({ label, options, max = 10 }: FilterRowProps) {
  const texts = useTexts('filterPanel', filterPanelTexts);
  const [unfolded, setUnfolded] = useState(false);
  const shown = unfolded ? options : options.filter((option, index) => index < max || option.chosen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fields of a form
    <div role="group" aria-label={label} className={css.row}>
      <span className={css.name}>{label}</span>
      <div className={css.options}>
        {shown.map((option) => (
          <FilterAction
            key={option.id}
            target={option}
            className={css.option}
            {...(option.chosen ? { chosen: true } : {})}
          >
            {option.label}
            {option.count !== undefined && <span className={css.count}>{option.count}</span>}
          </FilterAction>
        ))}
        {options.length > max && (
          <button
            type="button"
            className={css.more}
            aria-expanded={unfolded}
            aria-label={`${unfolded ? texts.less : texts.more}${label}`}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? texts.less : texts.more}
            {unfolded ? <ChevronUpIcon size={12} /> : <ChevronDownIcon size={12} />}
          </button>
        )}
      </div>
    </div>
  );
}

export type ChosenFiltersProps = {
  /** What is chosen; following one takes it away. */
  items: readonly ({ id: string; label: string } & FilterTarget)[];
  /** Takes all away. */
  clear: FilterTarget;
};

export function ChosenFilters({ items, clear }: ChosenFiltersProps) {
  const texts = useTexts('filterPanel', filterPanelTexts);
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fields of a form
    <div role="group" aria-label={texts.chosen} className={css.row}>
      <span className={css.name}>{texts.chosen}</span>
      <div className={classNames(css.options, css.chosenGap)}>
        {items.map((item) => (
          <FilterAction key={item.id} target={item} className={css.chosen}>
            <span className={visuallyHidden}>{texts.remove}</span>
            {item.label}
            <CloseIcon size={12} />
          </FilterAction>
        ))}
        <FilterAction target={clear} className={css.clear}>
          {texts.clear}
        </FilterAction>
      </div>
    </div>
  );
}

export type FilterActionProps = { target: FilterTarget; className: string; chosen?: boolean; children: ReactNode };

export function FilterAction({ target, className, chosen, children }: FilterActionProps) {
  if ('href' in target) {
    return (
      <Anchor href={target.href} className={className} {...(chosen ? { 'aria-current': 'true' } : {})}>
        {children}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onClick={target.onClick}
      {...(chosen ? { 'aria-current': 'true' } : {})}
    >
      {children}
    </button>
  );
}
