import { type ReactNode, useId } from 'react';
import { rovingTarget } from './roving-keys.ts';
import * as css from './tabs.css.ts';

export type TabItem<Value extends string> = {
  /** What choosing it gives. */
  value: Value;
  /** What is read, seen or spoken. */
  label: string;
  /** A small figure behind the label. */
  count?: number;
  /** Cannot be used. Default false. */
  disabled?: boolean;
};

export type TabsProps<Value extends string> = {
  /** Names the tab list. */
  label: string;
  /** In the order in which they are shown. */
  items: readonly TabItem<Value>[];
  /** The chosen value. */
  value: Value;
  /** Gets the new value. */
  onChange: (value: Value) => void;
  /** Content of the chosen tab. */
  children?: ReactNode;
};

/**
 * Parts of one page, of which one is shown; arrows move between the tabs.
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
