import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { useMutateOnce } from './use-mutate-once.ts';
import { type Problems, useProblems } from './use-problems.ts';

type FormOptions<Data, Failure, Variables> = {
  /** What is wrong before anything is sent, by the server's name of the field. Default: nothing. */
  readonly check?: () => Problems;
  /** What is sent; null where it cannot be sent yet. */
  readonly values: () => Variables | null;
  readonly onSuccess: (data: Data) => void;
  /** After a failure, in place of the server's problems beside the fields. */
  readonly onError?: (error: Failure) => void;
};

/** A form that sends one mutation: what is wrong stands beside the fields, and it is sent once (O1). */
export function useForm<Data, Failure, Variables>(
  mutation: UseMutationResult<Data, Failure, Variables>,
  { check, values, onSuccess, onError }: FormOptions<Data, Failure, Variables>,
) {
  const id = useId();
  const mutateOnce = useMutateOnce(mutation);
  const { form: ref, problems, show, clear } = useProblems();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!show(check?.() ?? {})) return;
    const variables = values();
    if (variables === null) return;
    mutateOnce(variables, { onSuccess, onError: onError ?? ((error) => void show(fieldProblems(error))) });
  };
  return { props: { id, ref, onSubmit, noValidate: true }, problems, show, clear, isSending: mutation.isPending };
}

export type Form = ReturnType<typeof useForm>;
