import { type ReactNode, useState } from 'react';
import { ChevronUpIcon } from '../../icons/goods-icons.tsx';
import { ChevronDownIcon, CloseIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Anchor } from '../link/link-provider.tsx';
import { Popover } from '../popover/popover.tsx';
import * as css from './filter-panel.css.ts';

const filterPanelTexts = {
  label: '筛选',
  more: '更多',
  less: '收起',
  chosen: '已选',
  remove: '取消',
  clear: '清除',
  unfold: '展开筛选',
  fold: '收起筛选',
};

/** Makes it a link, for choices in the address; otherwise it is a button. */
export type FilterTarget = { href: string } | { onClick: () => void };

export type FilterOption = {
  /** Unique among its siblings. */
  id: string;
  /** Visible text. */
  label: string;
  /** Number of products it leaves. */
  count?: number;
  chosen?: boolean;
} & FilterTarget;

export type FilterPanelProps = {
  /** Folded, each group is a menu in one row; empty groups are left out. */
  groups: readonly FilterRowProps[];
  /** The `ChosenFilters`. */
  children?: ReactNode;
  /** Each group has a row. */
  unfolded: boolean;
  /** Called to fold or unfold. */
  onUnfold: (unfolded: boolean) => void;
  /** Accessible name. Default 筛选. */
  label?: string;
};

/** The filters of a list: a row of menus next to the chosen filters, or all options unfolded. */
export function FilterPanel({ groups, children, unfolded, onUnfold, label }: FilterPanelProps) {
  const texts = useTexts('filterPanel', filterPanelTexts);
  const shown = groups.filter(({ options }) => options.length > 0);
  return (
    <section aria-label={label ?? texts.label} className={css.panel}>
      <div className={css.menus}>
        {!unfolded && shown.map((group) => <FilterMenu key={group.label} {...group} />)}
        {children}
        <button type="button" className={css.fold} aria-expanded={unfolded} onClick={() => onUnfold(!unfolded)}>
          {unfolded ? texts.fold : texts.unfold}
          {unfolded ? <ChevronUpIcon size={12} /> : <ChevronDownIcon size={12} />}
        </button>
      </div>
      {/* Menus need scripts; the links of a single group don't. */}
      {!unfolded && shown[0] && (
        <noscript>
          <FilterRow {...shown[0]} />
        </noscript>
      )}
      {unfolded && shown.map((group) => <FilterRow key={group.label} {...group} />)}
    </section>
  );
}

export type FilterRowProps = {
  /** Visible text. */
  label: string;
  /** In display order. */
  options: readonly FilterOption[];
  /** Number of options before 更多, if unfolded. Default 10. */
  max?: number;
};

function FilterMenu({ label, options }: FilterRowProps) {
  const count = options.filter(({ chosen }) => chosen).length;
  const trigger = (
    <button type="button" className={css.menu} {...(count > 0 ? { 'data-chosen': '' } : {})}>
      {label}
      <ChevronDownIcon size={12} />
    </button>
  );
  return (
    <Popover label={label} placement="bottom-start" trigger={trigger}>
      <div className={css.choices}>
        {options.map((option) => (
          <FilterEntry key={option.id} option={option} />
        ))}
      </div>
    </Popover>
  );
}

function FilterEntry({ option }: { option: FilterOption }) {
  return (
    <FilterAction target={option} className={css.option} {...(option.chosen ? { chosen: true } : {})}>
      {option.label}
      {option.count !== undefined && <span className={css.count}>{option.count}</span>}
    </FilterAction>
  );
}

function FilterRow({ label, options, max = 10 }: FilterRowProps) {
  const texts = useTexts('filterPanel', filterPanelTexts);
  const [unfolded, setUnfolded] = useState(false);
  const shown = unfolded ? options : options.filter((option, index) => index < max || option.chosen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fields of a form
    <div role="group" aria-label={label} className={css.row}>
      <span className={css.name}>{label}</span>
      <div className={css.options}>
        {shown.map((option) => (
          <FilterEntry key={option.id} option={option} />
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
  /** Chosen filters; following one removes it. */
  items: readonly ({ id: string; label: string } & FilterTarget)[];
  /** Called to remove all. */
  clear: FilterTarget;
};

/** The active filters, each with a remove button, and a button to remove all. */
export function ChosenFilters({ items, clear }: ChosenFiltersProps) {
  const texts = useTexts('filterPanel', filterPanelTexts);
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fields of a form
    <div role="group" aria-label={texts.chosen} className={css.chosenOnes}>
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
