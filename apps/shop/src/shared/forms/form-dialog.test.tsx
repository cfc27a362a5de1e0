import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, operations } from '@yaoji/api-client';
import { FormField, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FormDialog } from './form-dialog.tsx';
import { useForm } from './use-form.ts';

function NameDialog({ send, onClose }: { send: (name: string) => Promise<string>; onClose: () => void }) {
  const [name, setName] = useState('');
  const form = useForm(useMutation({ mutationFn: send }), {
    check: () => ({ name: name ? undefined : '请填写名称' }),
    values: () => (name === 'later' ? null : name),
    onSuccess: onClose,
  });
  return (
    <FormDialog title="名称" form={form} submitLabel="保存" onClose={onClose}>
      <FormField label="名称" error={form.problems.name}>
        <TextField value={name} onChange={setName} />
      </FormField>
    </FormDialog>
  );
}

const open = (answer: () => Promise<string> = async () => 'done') => {
  const send = vi.fn((_name: string) => answer());
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NameDialog send={send} onClose={onClose} />
    </QueryClientProvider>,
  );
  const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
  return { send, onClose, save, field: screen.getByLabelText('名称', { selector: 'input' }) };
};

test('a form with problems is not sent, and shows them next to their fields', async () => {
  const { send, save, field } = open();
  await save();
  expect(screen.getByText('请填写名称')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(send).not.toHaveBeenCalled();
});

test('a valid form is sent, and success closes the dialog', async () => {
  const { send, onClose, save, field } = open();
  await userEvent.type(field, 'a');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(send.mock.calls.map(([name]) => name)).toEqual(['a']);
});

test('nothing is sent without values', async () => {
  const { send, save, field } = open();
  await userEvent.type(field, 'later');
  await save();
  expect(send).not.toHaveBeenCalled();
});

test('[E3] the server’s refusal is next to the field, and the form can be sent again', async () => {
  const errors = { name: ['名称已存在'] };
  const facts = { kind: 'invalid', operation: operations.addDemand, requestId: 'r', elapsedMs: 1, errors } as const;
  const { send, onClose, save, field } = open(() => Promise.reject(new ApiError(facts)));
  await userEvent.type(field, 'a');
  await save();
  expect(await screen.findByText('名称已存在')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(onClose).not.toHaveBeenCalled();
});
