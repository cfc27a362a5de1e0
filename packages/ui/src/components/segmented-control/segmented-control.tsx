import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { Anchor } from '../link/link-provider.tsx';
import { rovingTarget } from '../tabs/roving-keys.ts';
import * as css from './segmented-control.css.ts';

export type SegmentedItem<Value extends string> = {
  /** Value of the choice. */
  value: Value;
  /** Visible text. */
  label: string;
  /** Icon next to the text. */
  icon?: ReactNode;
  /** Makes the segment a link, for choices in the address. */
  href?: string;
  /** Default false. */
  disabled?: boolean;
};

export type SegmentedControlProps<Value extends string> = {
  /** Accessible name. */
  label: string;
  /** In display order. */
  items: readonly SegmentedItem<Value>[];
  value: Value;
  /** Called for segments without `href`. */
  onChange?: (value: Value) => void;
  /** Height: small 28, medium 36 px. Default `small`. */
  size?: 'small' | 'medium';
};

/** A choice between a few views. */
export function SegmentedControl<Value extends string>({
  label,
  items,
  value,
  onChange,
  size = 'small',
}: SegmentedControlProps<Value>) {
  const className = classNames(css.item, css.size[size]);
  if (items.every((item) => item.href !== undefined)) {
    return (
      <nav aria-label={label} className={css.group}>
        {items.map((item) => (
          <Anchor
            key={item.value}
            href={item.href ?? ''}
            className={className}
            {...(item.value === value ? { 'aria-current': 'true' } : {})}
          >
            {item.icon}
            {item.label}
          </Anchor>
        ))}
      </nav>
    );
  }
  const chosen = items.some((item) => item.value === value);
  return (
    <div role="radiogroup" aria-label={label} className={css.group} onKeyDown={(event) => rovingTarget(event)?.click()}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useSemanticElements: segments are one roving group, drawn as buttons
        <button
          key={item.value}
          type="button"
          role="radio"
          aria-checked={item.value === value}
          tabIndex={item.value === value || (!chosen && index === 0) ? 0 : -1}
          disabled={item.disabled}
          className={className}
          onClick={() => onChange?.(item.value)}
        >
          {item.icon}
          {item.label}
        </button>
      ))}
    </div>
  );
}
