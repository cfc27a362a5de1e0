import { ChevronDownIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { useFieldAttributes } from '../form-field/field-context.ts';
import { Popover } from '../popover/popover.tsx';
import * as field from '../text-field/text-field.css.ts';
import { RegionPanel } from './region-panel.tsx';
import * as css from './region-picker.css.ts';
import type { LoadRegions, RegionOption } from './use-region-options.ts';

const regionPickerTexts = { placeholder: '请选择省 / 市 / 区', panel: '选择地区' };

export type RegionPickerProps = {
  /** From the province down; empty if nothing is chosen. */
  value: readonly RegionOption[];
  /** Called with the complete path once the last level is chosen. */
  onChange: (path: readonly RegionOption[]) => void;
  /** Loads the regions below a code, or the provinces for `null`; a rejection shows a retry. */
  loadOptions: LoadRegions;
  /** Accessible name; omit it inside a `FormField`. */
  label?: string;
  /** Height: small 28, medium 36, large 44 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Marks it invalid. Default: whether the `FormField` around it has an error. */
  invalid?: boolean;
  /** Default false. */
  disabled?: boolean;
};

/**
 * A picker for province, city and district; a sheet on phones. Arrows move, Enter chooses, Backspace goes up a level.
 */
export function RegionPicker({
  value,
  onChange,
  loadOptions,
  label,
  size = 'medium',
  invalid,
  disabled = false,
}: RegionPickerProps) {
  const texts = useTexts('regionPicker', regionPickerTexts);
  const { 'aria-required': _required, ...attributes } = useFieldAttributes({ invalid });
  const chosen = value.map(({ name }) => name).join(' / ');
  return (
    <Popover
      label={texts.panel}
      placement="bottom-start"
      block
      sheetOnPhone
      trigger={
        <button
          {...attributes}
          type="button"
          disabled={disabled}
          {...(label ? { 'aria-label': `${label} ${chosen || texts.placeholder}` } : {})}
          className={classNames(field.box, field.size[size])}
        >
          <span className={classNames(css.text, !chosen && css.placeholder)}>{chosen || texts.placeholder}</span>
          <ChevronDownIcon size={14} />
        </button>
      }
    >
      {(close) => (
        <RegionPanel
          value={value}
          loadOptions={loadOptions}
          onPick={(path) => {
            onChange(path);
            close();
          }}
        />
      )}
    </Popover>
  );
}
