import type { Executor } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { findOwnPaths } from './file.repository.ts';
import { pathOfUrl } from './file-address.ts';

/** Refuses a form with a picture that this buyer did not upload (P8). */
export const requireOwnFiles = async (db: Executor, buyerId: number, field: string, urls: readonly string[]) => {
  if (urls.length === 0) return;
  const paths = urls.map(pathOfUrl);
  const known = await findOwnPaths(
    db,
    buyerId,
    paths.filter((path) => path !== null),
  );
  const wrong = paths.findIndex((path) => path === null || !known.has(path));
  if (wrong >= 0) throw invalid({ [`${field}[${wrong}]`]: '图片不存在，请重新上传' });
};
