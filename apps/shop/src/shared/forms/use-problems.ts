import { useCallback, useEffect, useRef, useState } from 'react';

/** Problems of a form, by field name. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** Problems of a form's fields; new problems focus the first invalid field. */
export function useProblems() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const isNew = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are marked once the problems are rendered
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  /** Shows these problems instead of the previous ones; true if there are none. */
  const show = useCallback((found: Problems): boolean => {
    const isRight = Object.values(found).every((problem) => problem === undefined);
    isNew.current = !isRight;
    setProblems(found);
    return isRight;
  }, []);
  /** Clears a field's problem while the user edits it. */
  const clear = useCallback(
    (...fields: string[]) =>
      setProblems((before) =>
        fields.some((field) => before[field])
          ? { ...before, ...Object.fromEntries(fields.map((field) => [field, undefined])) }
          : before,
      ),
    [],
  );
  return { form, problems, show, clear };
}
