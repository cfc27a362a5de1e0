import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type CompanyForm, companyFormCodec, registrationCodec } from '@yaoji/api-client/wire';
import { registrationQuery } from '#features/user/registration.queries.ts';
import { fetchData } from '#shared/api/api.ts';

/** Submits the company for approval: registration step 2 (C105). */
export function useRegisterCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: CompanyForm) =>
      fetchData(operations.registerCompany, { body: companyFormCodec.write(form) }, { read: registrationCodec.read }),
    onSuccess: (registration) => client.setQueryData(registrationQuery().queryKey, registration),
  });
}
