import { useCallback, useEffect, useRef, useState } from 'react';

/** What is wrong with a form, by the name of the field. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** Problems beside the fields of a form; when some come up, the first wrong field takes the focus. */
export function useProblems() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const isNew = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are marked once the problems are drawn
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  /** Shows these instead of those before; true where there are none. */
  const show = useCallback((found: Problems): boolean => {
    const isRight = Object.values(found).every((problem) => problem === undefined);
    isNew.current = !isRight;
    setProblems(found);
    return isRight;
  }, []);
  /** A field that is being mended is not wrong any more. */
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
