import { type ReactNode, useId } from 'react';
import { rovingTarget } from './roving-keys.ts';
import * as css from './tabs.css.ts';

export type TabItem<Value extends string> = {
  /** Value of the choice. */
  value: Value;
  /** Visible text. */
  label: string;
  /** A small count after the label. */
  count?: number;
  /** Default false. */
  disabled?: boolean;
};

export type TabsProps<Value extends string> = {
  /** Accessible name of the tab list. */
  label: string;
  /** In display order. */
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Content of the chosen tab. */
  children?: ReactNode;
};

/**
 * Panels of one page, one of which is shown; arrows move between the tabs.
 *
 * @example <Tabs label="订单" items={states} value={state} onChange={setState}>{orders}</Tabs>
 */
export function Tabs<Value extends string>({ label, items, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  return (
    <div>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={(event) => rovingTarget(event)?.click()}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}${item.value}`}
            aria-selected={item.value === value}
            {...(children !== undefined && item.value === value ? { 'aria-controls': `${id}panel` } : {})}
            tabIndex={item.value === value ? 0 : -1}
            disabled={item.disabled}
            className={css.tab}
            onClick={() => onChange(item.value)}
          >
            {item.label}
            {item.count !== undefined && <span className={css.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      {children !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel without a focusable part must itself be reachable
        <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${value}`} tabIndex={0} className={css.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
