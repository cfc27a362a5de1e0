import { useEffect, useRef, useState } from 'react';

export type QuantityLimits = { min: string; max: string; step: string; disabled: boolean };

/** With a `count`, adds so many steps to the typed quantity before it clamps. */
export type QuantityClamp = (
  typed: string,
  limits: QuantityLimits,
  count?: 1 | -1,
) => { quantity: string; reachedMaximum: boolean };

type Options = {
  value: string;
  limits: QuantityLimits;
  clamp: QuantityClamp;
  onChange: (quantity: string) => unknown;
  debounceMs: number;
  /** The field may stay empty instead of falling back to the minimum. */
  optional: boolean;
};

/** Why the quantity differs from the text; `typing` while the text is being edited. */
export type QuantityNotice = { reason: 'maximum' | 'rounded'; typing: boolean; quantity: string };

const noticeMs = 3000;

/**
 * The text of the field and its quantity. The quantity is sent after a delay, but the text is only rewritten on Enter,
 * blur or a step.
 */
export function useQuantityDraft({ value, limits, clamp, onChange, debounceMs, optional }: Options) {
  const { text, setText, typed, send, restore } = useTyped(value, onChange);
  const { notice, say } = useNotice();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const none = { quantity: '', reachedMaximum: false };
  const allowed = (from: string) => (optional && from.trim() === '' ? none : clamp(from, limits));

  const noticeFor = (from: string, typing: boolean): QuantityNotice | null => {
    const { quantity, reachedMaximum } = allowed(from);
    const reason = reachedMaximum ? 'maximum' : isOther(from, quantity) ? 'rounded' : null;
    return reason && { reason, typing: typing && isOther(from, quantity), quantity };
  };

  const confirm = () => {
    clearTimeout(timer.current);
    const from = typed.current;
    if (from === null) return;
    typed.current = null;
    say(noticeFor(from, false));
    send(allowed(from).quantity);
  };

  const afterPause = () => {
    const from = typed.current;
    const isEmpty = optional && from?.trim() === '';
    if (from === null || (Number.isNaN(numberIn(from)) && !isEmpty)) return;
    say(noticeFor(from, true));
    send(allowed(from).quantity);
  };

  const latest = useRef({ confirm, afterPause });
  useEffect(() => {
    latest.current = { confirm, afterPause };
  });
  useEffect(() => () => latest.current.confirm(), []);

  const wait = (then: 'confirm' | 'afterPause') => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current[then](), debounceMs);
  };

  return {
    shown: text ?? value,
    notice,
    confirm,
    /** While an input method composes, only show the text. */
    type(next: string, composing: boolean) {
      typed.current = next;
      setText(next);
      if (composing) clearTimeout(timer.current);
      else wait('afterPause');
    },
    /** Restores the quantity from before typing; returns whether there was any. */
    cancel(): boolean {
      clearTimeout(timer.current);
      if (typed.current === null) return false;
      typed.current = null;
      say(null);
      restore();
      return true;
    },
    step(count: 1 | -1, stepper?: Element | null) {
      const from = typed.current ?? text ?? value;
      const isLeast = from.trim() === '' || from === limits.min;
      const { quantity, reachedMaximum } = optional && count < 0 && isLeast ? none : clamp(from, limits, count);
      typed.current = quantity;
      setText(quantity);
      say(reachedMaximum ? { reason: 'maximum', typing: false, quantity } : null);
      wait('confirm');
      if (stepper) onPressOutside(stepper, () => latest.current.confirm());
    },
  };
}

/** A press elsewhere leaves the stepper; not every browser focuses buttons. */
const onPressOutside = (stepper: Element, act: () => void) =>
  addEventListener('pointerdown', ({ target }) => stepper.contains(target as Node) || act(), {
    capture: true,
    once: true,
  });

const numberIn = (text: string) => Number.parseFloat(text.normalize('NFKC').replaceAll(',', ''));

/** A typed number was clamped to another. */
function isOther(text: string, quantity: string): boolean {
  const number = numberIn(text);
  return !Number.isNaN(number) && number !== Number(quantity);
}

/** A notice stays while typing, then disappears by itself. */
function useNotice() {
  const [notice, setNotice] = useState<QuantityNotice | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = (next: QuantityNotice | null) => {
    clearTimeout(timer.current);
    setNotice(next);
    if (next && !next.typing) timer.current = setTimeout(() => setNotice(null), noticeMs);
  };
  return { notice, say };
}

/** The typed text shows instead of `value` until its quantity is confirmed and a slow change has settled. */
function useTyped(value: string, onChange: (quantity: string) => unknown) {
  const [text, setText] = useState<string | null>(null);
  /** Not confirmed yet by Enter or blur. */
  const typed = useRef<string | null>(null);
  const sent = useRef<string | null>(null);
  const answer = useRef<Promise<unknown>>(undefined);
  /** The quantity before typing started. */
  const original = useRef(value);

  /** Sends a quantity once. After confirmation it stays visible until a slow change settles. */
  const send = (quantity: string) => {
    if (quantity !== (sent.current ?? value)) {
      if (sent.current === null) original.current = value;
      sent.current = quantity;
      const change = onChange(quantity);
      const pending = change instanceof Promise ? change.catch(() => {}) : undefined;
      answer.current = pending;
      void pending?.then(() => {
        if (answer.current !== pending) return;
        answer.current = undefined;
        settle();
      });
    }
    if (typed.current !== null) return;
    if (answer.current) setText(quantity);
    else settle();
  };
  const settle = () => {
    if (typed.current !== null) return;
    sent.current = null;
    setText(null);
  };
  const restore = () => (sent.current === null ? settle() : send(original.current));
  return { text, setText, typed, send, restore };
}
