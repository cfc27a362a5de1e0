import { type KeyboardEvent, useEffect, useRef } from 'react';
import { MinusIcon, PlusIcon } from '../../icons/goods-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { usePurchaseRefusal } from '../add-to-cart-button/purchase-refusal.tsx';
import * as css from './quantity-stepper.css.ts';
import {
  type QuantityClamp,
  type QuantityLimits,
  type QuantityNotice,
  useQuantityDraft,
} from './use-quantity-draft.ts';

const quantityStepperTexts = {
  less: '减少',
  more: '增加',
  maximum: '已达最大购买量',
  rounded: (step: string) => `按中包装 ${step} 取整`,
  counted: (quantity: string) => `按 ${quantity} 计`,
  none: '未填写',
};

export type QuantityStepperProps = {
  /** Accessible name, e.g. 六味地黄丸 数量. */
  label: string;
  /** Decimal string; with a `placeholder` also ''. */
  value: string;
  /** The quantities that can be ordered, computed by the caller. */
  limits: QuantityLimits;
  /** Turns typed text, and steps from it, into a quantity within the limits: `clampQuantity` of `@yaoji/domain`. */
  clamp: QuantityClamp;
  /** Called with each new quantity, already within the limits. Return a promise to keep showing it until it settles. */
  onChange: (quantity: string) => unknown;
  /** Called on Enter after the quantity is confirmed; the surrounding form is not submitted. */
  onEnter?: () => void;
  /** Why it is disabled: it then stays focusable and shows the reason on hover and focus. */
  disabledReason?: string | undefined;
  /** Height: small 28, medium 32, large 40 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. Default false. */
  block?: boolean;
  /** Delay in ms before a change is sent. Default 200. */
  debounceMs?: number;
  /** Shown at the maximum. Default 已达最大购买量. */
  maximumText?: string;
  /** Shown while there is no quantity. Allows an empty field. */
  placeholder?: string | undefined;
  /** Position of notices; use `before` in lists that would clip them above. Default `above`. */
  noticeSide?: 'above' | 'before';
  /**
   * Whether up and down change the quantity or are left to a surrounding table (plus and minus always change it).
   * Default `step`.
   */
  arrows?: 'step' | 'leave';
};

const stepKeys: Record<string, 1 | -1> = { ArrowUp: 1, '+': 1, ArrowDown: -1, '-': -1 };

/**
 * A quantity by keys, buttons or typing. Typed numbers are clamped and sent after a delay, but the text stays as typed
 * until Enter or blur. Quantities are decimal strings.
 *
 * @example <QuantityStepper label="六味地黄丸 数量" value="10" limits={quantityLimits(goods)} clamp={clampQuantity} onChange={setQuantity} />
 */
export function QuantityStepper({
  label,
  value,
  limits,
  clamp,
  onChange,
  onEnter,
  disabledReason,
  size = 'medium',
  block = false,
  debounceMs = 200,
  maximumText,
  placeholder,
  noticeSide = 'above',
  arrows = 'step',
}: QuantityStepperProps) {
  const texts = useTexts('quantityStepper', quantityStepperTexts);
  const draft = useQuantityDraft({ value, limits, clamp, onChange, debounceMs, optional: placeholder !== undefined });
  const refusal = usePurchaseRefusal();
  const disabled = limits.disabled || refusal !== null;
  const reason = refusal ?? (limits.disabled ? disabledReason : undefined);
  const input = useRef<HTMLInputElement>(null);
  // A server-rendered page can have the focus here before it hydrates.
  useEffect(() => {
    if (input.current === document.activeElement) input.current?.select();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (disabled || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      draft.confirm();
      if (!onEnter) return;
      // The handler may move the focus into a form, which the browser would then submit.
      event.preventDefault();
      onEnter();
      return;
    }
    if (event.key === 'Escape' && draft.cancel()) {
      event.preventDefault();
      return;
    }
    const count = stepKeys[event.key];
    if (!count || (arrows === 'leave' && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    draft.step(count);
  };

  const buttons = { wide: size === 'large', disabled, onStep: draft.step };
  return (
    <span className={classNames(css.stepper, css.size[size], block && css.block)}>
      <StepButton label={`${texts.less} ${label}`} count={-1} {...buttons} />
      <input
        ref={input}
        role="spinbutton"
        inputMode={limits.step.includes('.') ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-label={label}
        aria-valuenow={Number(value)}
        aria-valuetext={value || texts.none}
        {...(placeholder === undefined ? {} : { placeholder })}
        aria-valuemin={Number(limits.min)}
        aria-valuemax={Number(limits.max)}
        {...(reason
          ? { readOnly: true, 'aria-disabled': true, 'aria-description': reason }
          : { disabled: limits.disabled })}
        className={css.input}
        value={draft.shown}
        onChange={(event) => draft.type(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={(event) => draft.type(event.currentTarget.value, false)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={draft.confirm}
        onKeyDown={onKeyDown}
      />
      <StepButton label={`${texts.more} ${label}`} count={1} {...buttons} />
      <Notice notice={draft.notice} step={limits.step} maximumText={maximumText} side={noticeSide} />
      {reason && <Reason side={noticeSide}>{reason}</Reason>}
    </span>
  );
}

type NoticeProps = {
  notice: QuantityNotice | null;
  step: string;
  maximumText: string | undefined;
  side: 'above' | 'before';
};

function Notice({ notice, step, maximumText, side }: NoticeProps) {
  const texts = useTexts('quantityStepper', quantityStepperTexts);
  return (
    <span role="status">
      {notice && (
        <span className={css.notice[side]}>
          {notice.reason === 'maximum' && <span>{maximumText ?? texts.maximum}</span>}
          {notice.typing ? (
            <span>{texts.counted(notice.quantity)}</span>
          ) : (
            notice.reason === 'rounded' && <span>{texts.rounded(step)}</span>
          )}
        </span>
      )}
    </span>
  );
}

/** Shown on hover and focus; the field itself describes it to screen readers. */
const Reason = ({ side, children }: { side: 'above' | 'before'; children: string }) => (
  <span aria-hidden className={classNames(css.notice[side], css.reason)}>
    {children}
  </span>
);

type StepButtonProps = {
  label: string;
  count: 1 | -1;
  wide: boolean;
  disabled: boolean;
  onStep: (count: 1 | -1, stepper: Element | null) => void;
};

const StepButton = ({ label, count, wide, disabled, onStep }: StepButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={label}
    disabled={disabled}
    className={classNames(css.button, wide && css.wideButton)}
    onClick={(event) => onStep(count, event.currentTarget.parentElement)}
  >
    {count > 0 ? <PlusIcon size={14} /> : <MinusIcon size={14} />}
  </button>
);
