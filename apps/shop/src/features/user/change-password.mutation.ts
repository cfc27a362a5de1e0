import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

type PasswordChange = { readonly password: string; readonly oldPassword: string };

/** Changes the password; every other session ends (C062). After a recent log-in the old one is not asked for. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: ({ password, oldPassword }: PasswordChange) =>
      fetchData(operations.changePassword, {
        body: { password, ...(oldPassword ? { old_password: oldPassword } : {}) },
      }),
  });
