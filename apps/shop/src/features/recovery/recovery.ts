import { sessionStore } from '#shared/storage/storage.ts';

const tokenKey = 'recovery-token';
const doneKey = 'recovery-done';

export const recoverySteps = ['验证身份', '重置密码', '重置成功'] as const;

/** The progress of a user with a forgotten password: each step needs the one before. */
export const recovery = {
  verified: (token: string) => {
    sessionStore.write(tokenKey, token);
    sessionStore.remove(doneKey);
  },
  token: () => sessionStore.read(tokenKey),
  /** The token has expired or was used. */
  restart: () => sessionStore.remove(tokenKey),
  finish: () => {
    sessionStore.remove(tokenKey);
    sessionStore.write(doneKey, '1');
  },
  isDone: () => sessionStore.read(doneKey) === '1',
};
