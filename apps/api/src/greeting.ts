type Facts = { url: string; data: string | null; isDemonstration: boolean };

/** What a start says: where the shop is, who can log in to a demonstration, and where the data lies. */
export const greet = async ({ url, data, isDemonstration }: Facts): Promise<string> => {
  const lines = ['', `  药集 runs at ${url}`, ''];
  if (isDemonstration) lines.push(...(await accounts()), '');
  lines.push(data === null ? '  The data is in the database of DATABASE_URL.' : `  The data lies in ${data}`, '');
  return `${lines.join('\n')}\n`;
};

const accounts = async () => {
  const { demoAccounts, demoPassword, demoPaymentPassword } = await import('#demo/accounts/people.ts');
  const widest = Math.max(...demoAccounts.map(({ username }) => username.length));
  return [
    `  Demonstration accounts (password ${demoPassword}, payment password ${demoPaymentPassword}):`,
    ...demoAccounts.map(({ username, note }) => `    ${username.padEnd(widest)}  ${note}`),
  ];
};
