type Facts = { url: string; data: string | null; accounts: readonly string[] };

/** What a start says: where the shop is, who can log in to a demonstration, and where the data lies. */
export const greet = ({ url, data, accounts }: Facts): string => {
  const lines = ['', `  药集 runs at ${url}`, ''];
  if (accounts.length > 0) lines.push(...accounts, '');
  lines.push(data === null ? '  The data is in the database of DATABASE_URL.' : `  The data lies in ${data}`, '');
  return `${lines.join('\n')}\n`;
};
