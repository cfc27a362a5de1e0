import type { UseMutationResult } from '@tanstack/react-query';
import { toast } from '@yaoji/ui';
import { type FormEvent, useId } from 'react';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { useMutateOnce } from './use-mutate-once.ts';
import { type Problems, useProblems } from './use-problems.ts';

type FormOptions<Data, Failure, Variables> = {
  /** Problems found before sending, by the server's field names. Default: none. */
  readonly check?: () => Problems;
  /** The values to send; null if not ready. */
  readonly values: () => Variables | null;
  /** Shown after success. */
  readonly notice?: string;
  readonly onSuccess: (data: Data) => void;
  /** Called after a failure, instead of showing the server's problems next to the fields. */
  readonly onError?: (error: Failure) => void;
};

/** A form that sends one mutation, only once (O1), and shows problems next to its fields. */
export function useForm<Data, Failure, Variables>(
  mutation: UseMutationResult<Data, Failure, Variables>,
  { check, values, notice, onSuccess, onError }: FormOptions<Data, Failure, Variables>,
) {
  const id = useId();
  const mutateOnce = useMutateOnce(mutation);
  const { form: ref, problems, show, clear } = useProblems();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!show(check?.() ?? {})) return;
    const variables = values();
    if (variables === null) return;
    mutateOnce(variables, {
      onSuccess: (data) => {
        if (notice) toast.success(notice);
        onSuccess(data);
      },
      onError: onError ?? ((error) => void show(fieldProblems(error))),
    });
  };
  return { props: { id, ref, onSubmit, noValidate: true }, problems, show, clear, isSending: mutation.isPending };
}

export type Form = ReturnType<typeof useForm>;
