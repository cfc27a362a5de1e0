import { useEffect, useRef, useState } from 'react';
import { addSteps, isBelow } from './decimal-steps.ts';

export type QuantityLimits = { min: string; max: string; step: string; disabled: boolean };

export type QuantityClamp = (typed: string, limits: QuantityLimits) => { quantity: string; reachedMaximum: boolean };

type Options = {
  value: string;
  limits: QuantityLimits;
  clamp: QuantityClamp;
  onChange: (quantity: string) => unknown;
  debounceMs: number;
  /** Nothing is a value too: an emptied field says so instead of becoming the minimum. */
  optional: boolean;
};

/** How long an unfinished number (empty, or below the minimum) stays as typed while the field has focus. */
const settleMs = 1000;
const noticeMs = 3000;

/** What stands in the field, and when it becomes the quantity: after a pause, on Enter, on leaving. */
export function useQuantityDraft({ value, limits, clamp, onChange, debounceMs, optional }: Options) {
  const { draft, setDraft, pending, send } = useTyped(value, onChange);
  const { notice, say } = useNotice();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const allowed = (typed: string) =>
    optional && typed.trim() === '' ? { quantity: '', reachedMaximum: false } : clamp(typed, limits);

  const confirm = () => {
    clearTimeout(timer.current);
    const typed = pending.current;
    pending.current = null;
    if (typed === null) return;
    const { quantity, reachedMaximum } = allowed(typed);
    say(reachedMaximum ? 'maximum' : isOther(typed, quantity) ? 'rounded' : null);
    send(quantity);
  };

  const afterPause = () => {
    const typed = pending.current;
    if (typed === null) return;
    const { quantity } = clamp(typed, limits);
    const unfinished = typed.trim() === '' || isBelow(typed, limits.min);
    if (!unfinished) {
      confirm();
      return;
    }
    if (typed.trim() !== '' && quantity !== value) onChange(quantity);
    timer.current = setTimeout(() => latest.current.confirm(), settleMs);
  };

  const latest = useRef({ confirm, afterPause });
  useEffect(() => {
    latest.current = { confirm, afterPause };
  });
  useEffect(() => () => latest.current.confirm(), []);

  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current.afterPause(), debounceMs);
  };

  return {
    shown: draft ?? value,
    notice,
    confirm,
    /** While an input method composes, the text only shows. */
    type(text: string, composing: boolean) {
      pending.current = text;
      setDraft(text);
      if (composing) clearTimeout(timer.current);
      else wait();
    },
    /** Forgets what was typed and is not confirmed; says whether there was anything. */
    cancel(): boolean {
      clearTimeout(timer.current);
      const hadTyped = pending.current !== null;
      pending.current = null;
      if (hadTyped) setDraft(null);
      return hadTyped;
    },
    step(count: 1 | -1, stepper?: Element | null) {
      const from = pending.current ?? draft ?? value;
      const isLeast = from.trim() === '' || from === limits.min;
      const { quantity, reachedMaximum } = allowed(
        optional && count < 0 && isLeast ? '' : addSteps(from, limits.step, count),
      );
      pending.current = quantity;
      setDraft(quantity);
      say(reachedMaximum ? 'maximum' : null);
      wait();
      if (stepper) onPressOutside(stepper, () => latest.current.confirm());
    },
  };
}

/** Where the next press is elsewhere, the stepper was left: a button has no focus to lose in each browser. */
const onPressOutside = (stepper: Element, act: () => void) =>
  addEventListener('pointerdown', ({ target }) => stepper.contains(target as Node) || act(), {
    capture: true,
    once: true,
  });

/** Whether a number was typed that became another. */
function isOther(typed: string, quantity: string): boolean {
  const number = Number.parseFloat(typed.normalize('NFKC').replaceAll(',', ''));
  return !Number.isNaN(number) && number !== Number(quantity);
}

/** Why the quantity is not what was typed, said for a while. */
function useNotice() {
  const [notice, setNotice] = useState<'maximum' | 'rounded' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = (reason: typeof notice) => {
    clearTimeout(timer.current);
    setNotice(reason);
    if (reason) timer.current = setTimeout(() => setNotice(null), noticeMs);
  };
  return { notice, say };
}

/** What is typed and not confirmed, and what is confirmed until it has been taken over. */
function useTyped(value: string, onChange: (quantity: string) => unknown) {
  const [draft, setDraft] = useState<string | null>(null);
  const pending = useRef<string | null>(null);
  const send = (quantity: string) => {
    const answer = quantity === value ? undefined : onChange(quantity);
    // The buyer's figure stays in sight until a slow change is through.
    if (answer instanceof Promise) {
      const settle = () => {
        if (pending.current === null) setDraft(null);
      };
      setDraft(quantity);
      answer.then(settle, settle);
    } else {
      setDraft(null);
    }
  };
  return { draft, setDraft, pending, send };
}
