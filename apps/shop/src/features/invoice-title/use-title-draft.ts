import { useQuery } from '@tanstack/react-query';
import type { InvoiceTitle } from '@yaoji/api-client/wire';
import { readInvoiceTitle } from '@yaoji/domain';
import { useState } from 'react';
import { registrationQuery } from '#features/user/registration.queries.ts';

/** Title data as typed: initially the stored one, or the company and its credit code; nobody may type before they are known. */
export const useTitleDraft = (held: InvoiceTitle | null) => {
  const [typed, setTyped] = useState<Partial<InvoiceTitle>>({});
  const { data: registration, isLoading } = useQuery({ ...registrationQuery(), enabled: held === null });
  const { company = '', creditCode = '' } = registration?.form ?? {};
  const title: InvoiceTitle = { ...readInvoiceTitle(held ?? { title: company, taxNo: creditCode }), ...typed };
  const change = (changed: Partial<InvoiceTitle>) => setTyped((earlier) => ({ ...earlier, ...changed }));
  return [title, change, isLoading] as const;
};
