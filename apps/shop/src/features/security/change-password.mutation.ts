import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

type PasswordChange = { readonly password: string; readonly oldPassword: string };

/** Changes the password, and ends every other session (C062). After a recent login it needs no old password. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: ({ password, oldPassword }: PasswordChange) =>
      fetchData(operations.changePassword, {
        body: { password, ...(oldPassword ? { old_password: oldPassword } : {}) },
      }),
  });
