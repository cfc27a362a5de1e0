import { useState } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Button } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { FilterAction, type FilterOption } from '../filter-panel/filter-panel.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as css from './filter-sheet.css.ts';

const filterSheetTexts = { title: '筛选', reset: '重置', search: '搜索', nothing: '没有匹配的选项' };

/** A group with more options has a search field. */
const searchedFrom = 20;

export type FilterSheetGroup = {
  label: string;
  options: readonly FilterOption[];
  /** One option always holds, so none marks the group. Default false. */
  exclusive?: boolean;
};

export type FilterSheetProps = {
  open: boolean;
  /** Called on the close button, Escape or a click outside. */
  onClose: () => void;
  /** The first is open at first. */
  groups: readonly FilterSheetGroup[];
  /** Label of the close button, e.g. 查看 126 种商品. */
  resultLabel: string;
  onReset?: () => void;
};

/** All filters of a list in a sheet, for phones: groups on a rail, and next to it the options of one. */
export function FilterSheet({ open, onClose, groups, resultLabel, onReset }: FilterSheetProps) {
  const [label, setLabel] = useState(groups[0]?.label);
  const current = groups.find((group) => group.label === label) ?? groups[0];
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
      <div className={css.columns}>
        <div className={css.rail}>
          {groups.map((group) => (
            <button
              key={group.label}
              type="button"
              className={css.group}
              {...(group === current ? { 'aria-current': true } : {})}
              onClick={() => setLabel(group.label)}
            >
              {group.label}
              {!group.exclusive && group.options.some(({ chosen }) => chosen) && <span className={css.mark} />}
            </button>
          ))}
        </div>
        {current && <Options key={current.label} group={current} texts={texts} />}
      </div>
    </Drawer>
  );
}

type OptionsProps = { group: FilterSheetGroup; texts: typeof filterSheetTexts };

function Options({ group: { label, options }, texts }: OptionsProps) {
  const [words, setWords] = useState('');
  const isSearched = options.length > searchedFrom;
  const shown = options.filter((option) => option.label.includes(words.trim()));
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fields of a form
    <div role="group" aria-label={label} className={css.pane}>
      {isSearched && (
        <TextField
          type="search"
          aria-label={`${texts.search}${label}`}
          placeholder={`${texts.search}${label}`}
          value={words}
          clearable
          onChange={setWords}
        />
      )}
      <div className={isSearched ? css.rows : css.options}>
        {shown.map((option) => (
          <FilterAction
            key={option.id}
            target={option}
            className={isSearched ? css.row : css.option}
            {...(option.chosen ? { chosen: true } : {})}
          >
            <span className={css.text}>{option.label}</span>
            {option.count !== undefined && <span className={css.count}>{option.count}</span>}
          </FilterAction>
        ))}
        {shown.length === 0 && <p className={css.count}>{texts.nothing}</p>}
      </div>
    </div>
  );
}
