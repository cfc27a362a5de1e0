import { Button, Checkbox, type DataColumn, Popover } from '@yaoji/ui';
import { use, useState } from 'react';
import { OperatorContext } from '#shared/session/operator.ts';
import * as css from './page.css.ts';
import { SavedViews } from './saved-views.tsx';

/**
 * The columns of a list that the operator left on, the button that chooses them, and the saved views. The first column
 * identifies the row and always shows. The choice is stored in this browser, per operator.
 */
export function useColumns<Row>(list: 'orders' | 'buyers' | 'goods', columns: readonly DataColumn<Row>[]) {
  const key = `columns.${list}.${use(OperatorContext)?.id}`;
  const [hidden, setHidden] = useState(() => (localStorage.getItem(key) ?? '').split(',').filter(Boolean));
  const hide = (ids: readonly string[]) => {
    localStorage.setItem(key, ids.join(','));
    setHidden([...ids]);
  };
  const [first, ...others] = columns;
  const choice = (
    <Popover
      label="显示的列"
      placement="bottom-end"
      trigger={
        <Button size="small" tone="plain">
          列设置
        </Button>
      }
    >
      <div className={css.choices}>
        {others.map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={!hidden.includes(id)}
            onChange={(isOn) => hide(isOn ? hidden.filter((each) => each !== id) : [...hidden, id])}
          />
        ))}
      </div>
    </Popover>
  );
  return {
    columns: first ? [first, ...others.filter(({ id }) => !hidden.includes(id))] : [],
    choice,
    views: <SavedViews list={list} hidden={hidden} onHide={hide} />,
  };
}
