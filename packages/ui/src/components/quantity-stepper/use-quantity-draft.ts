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
  const [draft, setDraft] = useState<string | null>(null);
  const [atMaximum, setAtMaximum] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const noticeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string | null>(null);

  const notice = (reached: boolean) => {
    clearTimeout(noticeTimer.current);
    setAtMaximum(reached);
    if (reached) noticeTimer.current = setTimeout(() => setAtMaximum(false), noticeMs);
  };

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

  const confirm = () => {
    clearTimeout(timer.current);
    const typed = pending.current;
    pending.current = null;
    if (typed === null) return;
    if (optional && typed.trim() === '') {
      notice(false);
      send('');
      return;
    }
    const { quantity, reachedMaximum } = clamp(typed, limits);
    notice(reachedMaximum);
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
  useEffect(
    () => () => {
      clearTimeout(noticeTimer.current);
      latest.current.confirm();
    },
    [],
  );

  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current.afterPause(), debounceMs);
  };

  return {
    shown: draft ?? value,
    atMaximum,
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
    step(count: 1 | -1) {
      const from = pending.current ?? draft ?? value;
      if (optional && count < 0 && (from.trim() === '' || from === limits.min)) {
        pending.current = '';
        setDraft('');
        wait();
        return;
      }
      const { quantity, reachedMaximum } = clamp(addSteps(from, limits.step, count), limits);
      pending.current = quantity;
      setDraft(quantity);
      notice(reachedMaximum);
      wait();
    },
  };
}
