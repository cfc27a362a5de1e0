import { Button, Checkbox, type DataColumn, Popover } from '@yaoji/ui';
import { use, useState } from 'react';
import { OperatorContext } from '#shared/session/operator.ts';
import * as css from './page.css.ts';

/**
 * The columns of a list that the operator left on, and the button that chooses them. The first one identifies the row
 * and always shows. The choice is kept in this browser, per operator.
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
  return { columns: first ? [first, ...others.filter(({ id }) => !hidden.includes(id))] : [], choice };
}
