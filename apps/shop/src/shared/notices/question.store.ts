import { create } from 'zustand';

/** The code of the refusal says which proof; its data complete a log-in. */
export type ProofRefusal = { readonly code: number | undefined; readonly data: unknown };

export type Question = {
  /** Default: that of alerts. */
  readonly title?: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** Absent: there is nothing to decide, the one button only confirms. */
  readonly cancelLabel?: string;
  /** It destroys something. */
  readonly destructive?: boolean;
  /** Not only a yes or no is asked for, but who somebody is: what refused a call that wants to know. */
  readonly asksProof?: ProofRefusal;
  readonly answer: (confirmed: boolean) => void;
};

export const useQuestions = create<{ readonly queue: readonly Question[] }>(() => ({ queue: [] }));

/** Asks in a dialog; false where it is closed without an answer. The same question is not asked twice at a time. */
export function ask(question: Omit<Question, 'answer'>): Promise<boolean> {
  if (useQuestions.getState().queue.some(({ text }) => text === question.text)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const asked: Question = {
      ...question,
      answer: (confirmed) => {
        useQuestions.setState(({ queue }) => ({ queue: queue.filter((other) => other !== asked) }));
        resolve(confirmed);
      },
    };
    useQuestions.setState(({ queue }) => ({ queue: [...queue, asked] }));
  });
}

/** Tells something that must be read; `actionLabel` names the one button, true if it was pressed. */
export const showAlert = (text: string, actionLabel = '我知道了') => ask({ text, confirmLabel: actionLabel });

/** Asks who holds the session to prove to be its account (C230), or for its second factor; true once that is done. */
export const askProof = (asksProof: ProofRefusal) =>
  ask({ title: '验证身份', text: '', confirmLabel: '验证', asksProof });
