import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FolderUnusableError, lockFolder } from '#db/embedded/folder-lock.ts';
import { startServerProcess } from '#testing/server-process.ts';
import { mountSmallDisk } from '#testing/small-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'yaoji-folder-'));
const disk = mountSmallDisk(8);
afterAll(() => {
  disk?.remove();
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

/** The complete output of a program that refuses to start. */
const refusal = (dataDir: string) =>
  startServerProcess({ DATA_DIR: dataDir }).then(
    () => 'It started.',
    (error: Error) => error.message.replace('The server did not start:\n', '').trim(),
  );

it('an impossible data folder is reported in a sentence, without a stack', async () => {
  writeFileSync(join(folder, 'file'), '');
  const said = await refusal(join(folder, 'file', 'data'));
  expect(said).toMatch(/^The data folder \S+ cannot be used: ENOTDIR.* or set DATA_DIR to another folder\.$/);
});

// Root may write anywhere: for root, only a separate read-only disk works, which only root can create.
it.skipIf(process.getuid?.() === 0)('another user’s folder is reported in a sentence', () => {
  chmodSync(folder, 0o500);
  expect(() => lockFolder(folder)).toThrow(FolderUnusableError);
  expect(() => lockFolder(folder)).toThrow('this user may not write there');
});

it.skipIf(disk === null)('a full disk is reported in a sentence, and works again with free space', async () => {
  disk?.fill();
  expect(() => lockFolder(disk?.folder ?? '')).toThrow('the disk is full. Make room, or set DATA_DIR');
  disk?.free();
  lockFolder(disk?.folder ?? '')();
});

it.skipIf(disk === null)('a read-only folder is reported in a sentence', async () => {
  disk?.makeReadOnly();
  expect(await refusal(disk?.folder ?? '')).toBe(
    `The data folder ${disk?.folder} cannot be used: it is read-only. Make it writable, or set DATA_DIR to another folder.`,
  );
});
