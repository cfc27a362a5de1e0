import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/fetch-data.ts';

type PasswordChange = { readonly password: string; readonly oldPassword: string };

/** Changes the password; every other session ends (C062). Who logged in a moment ago need not give the old one. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: ({ password, oldPassword }: PasswordChange) =>
      fetchData(operations.changePassword, {
        body: { password, ...(oldPassword ? { old_password: oldPassword } : {}) },
      }),
  });
