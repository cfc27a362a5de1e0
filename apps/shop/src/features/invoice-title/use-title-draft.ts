import { useQuery } from '@tanstack/react-query';
import type { InvoiceTitle } from '@yaoji/api-client/wire';
import { useState } from 'react';
import { registrationQuery } from '#features/user/registration.queries.ts';
import { emptyInvoiceTitle } from './invoice-title-fields.tsx';

/** Title data as typed: initially the stored one, or the company and its credit code. */
export const useTitleDraft = (held: InvoiceTitle | null) => {
  const [typed, setTyped] = useState<Partial<InvoiceTitle>>({});
  const { data: registration } = useQuery({ ...registrationQuery(), enabled: held === null });
  const { company = '', creditCode = '' } = registration?.form ?? {};
  const title: InvoiceTitle = { ...(held ?? { ...emptyInvoiceTitle, title: company, taxNo: creditCode }), ...typed };
  const change = (changed: Partial<InvoiceTitle>) => setTyped((earlier) => ({ ...earlier, ...changed }));
  return [title, change] as const;
};
