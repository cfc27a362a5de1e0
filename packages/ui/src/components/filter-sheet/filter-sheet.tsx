import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Button } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { FilterAction, type FilterOption } from '../filter-panel/filter-panel.tsx';
import * as css from './filter-sheet.css.ts';

const filterSheetTexts = { title: '筛选', reset: '重置' };

export type FilterSheetProps = {
  open: boolean;
  /** Called on the close button, Escape or a click outside. */
  onClose: () => void;
  /** `FilterSheetGroup`s. */
  children: ReactNode;
  /** Label of the close button, e.g. 查看 126 件商品. */
  resultLabel: string;
  /** Called to reset all filters. */
  onReset?: () => void;
};

/** All filters of a list in a sheet, for phones. */
export function FilterSheet({ open, onClose, children, resultLabel, onReset }: FilterSheetProps) {
  const texts = useTexts('filterSheet', filterSheetTexts);
  return (
    <Drawer
      open={open}
      title={texts.title}
      onClose={onClose}
      footer={
        <div className={css.foot}>
          {onReset && (
            <Button tone="outline" size="large" onClick={onReset}>
              {texts.reset}
            </Button>
          )}
          <Button size="large" block onClick={onClose}>
            {resultLabel}
          </Button>
        </div>
      }
    >
      <div className={css.groups}>{children}</div>
    </Drawer>
  );
}

export type FilterSheetGroupProps = { label: string; options: readonly FilterOption[] };

/** A heading and its options inside a `FilterSheet`. */
export function FilterSheetGroup({ label, options }: FilterSheetGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fields of a form
    <div role="group" aria-label={label}>
      <p className={css.name}>{label}</p>
      <div className={css.options}>
        {options.map((option) => (
          <FilterAction
            key={option.id}
            target={option}
            className={css.option}
            {...(option.chosen ? { chosen: true } : {})}
          >
            <span className={css.text}>{option.label}</span>
            {option.count !== undefined && <span className={css.count}>{option.count}</span>}
          </FilterAction>
        ))}
      </div>
    </div>
  );
}
