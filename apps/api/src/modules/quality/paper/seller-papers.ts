import { fileName } from '@yaoji/papers';
import type { Executor } from '#db/database.ts';
import { required } from '#errors/refusal.ts';
import { deleteSellerPaper, saveSellerPaper } from './report.repository.ts';

/** Stores a PDF as paper of the seller, replacing one of the same name; returns its file name. */
export const addSellerPaper = async (tx: Executor, title: string, content: Buffer, now: Date): Promise<string> => {
  const name = `${fileName(title.trim())}.pdf`;
  await saveSellerPaper(tx, name, content, now);
  return name;
};

/** Returns the name of the removed paper. */
export const removeSellerPaper = async (tx: Executor, id: number): Promise<string> =>
  required(await deleteSellerPaper(tx, id), 'paperMissing').name;
