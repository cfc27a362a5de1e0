import { create } from 'zustand';

/** The refusal's code says how to verify; its data complete a login. */
export type IdentityRefusal = { readonly code: number | undefined; readonly data: unknown };

export type Question = {
  /** Default: the title of alerts. */
  readonly title?: string;
  readonly text: string;
  /** Default: the label of alerts. */
  readonly confirmLabel?: string;
  /** Absent: one button only, without a choice. */
  readonly cancelLabel?: string;
  /** The action destroys something. */
  readonly destructive?: boolean;
  /** Asks to verify the person's identity instead of yes or no, for this refused call. */
  readonly asksIdentity?: IdentityRefusal;
  readonly answer: (confirmed: boolean) => void;
  readonly answered: Promise<boolean>;
};

type Asked = Omit<Question, 'answer' | 'answered'>;

export const useQuestions = create<{ readonly queue: readonly Question[] }>(() => ({ queue: [] }));

const isSame = (one: Asked, other: Asked) =>
  one.text === other.text && one.asksIdentity?.code === other.asksIdentity?.code;

/**
 * Shows a dialog; false if closed without an answer. A question that is already open is not shown again: calls that
 * need the person's identity share its answer, other repetitions get false.
 */
function show(question: Asked): Promise<boolean> {
  const same = useQuestions.getState().queue.find((other) => isSame(other, question));
  if (same) return question.asksIdentity ? same.answered : Promise.resolve(false);
  let answer = (_confirmed: boolean) => {};
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const asked: Question = {
    ...question,
    answered,
    answer: (confirmed) => {
      useQuestions.setState(({ queue }) => ({ queue: queue.filter((other) => other !== asked) }));
      answer(confirmed);
    },
  };
  useQuestions.setState(({ queue }) => ({ queue: [...queue, asked] }));
  return answered;
}

/** Asks in a dialog; true if confirmed. */
export const ask = (question: Asked) => show({ cancelLabel: '取消', ...question });

/** Shows an important message with one button; true if pressed. */
export const showAlert = (text: string, options: Pick<Question, 'confirmLabel'> = {}) => show({ text, ...options });

/** Asks for the person's identity (C230) or the second factor; true once verified. */
export const askIdentity = (asksIdentity: IdentityRefusal) =>
  show({ title: '验证身份', text: '', confirmLabel: '验证', asksIdentity });
