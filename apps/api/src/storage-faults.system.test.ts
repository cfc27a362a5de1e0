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

/** What the program says instead of starting: all of it. */
const refusal = (dataDir: string) =>
  startServerProcess({ DATA_DIR: dataDir }).then(
    () => 'It started.',
    (error: Error) => error.message.replace('The server did not start:\n', '').trim(),
  );

it('a data folder that cannot be there is named in a sentence, without a stack', async () => {
  writeFileSync(join(folder, 'file'), '');
  const said = await refusal(join(folder, 'file', 'data'));
  expect(said).toMatch(/^The data folder \S+ cannot be used: ENOTDIR.* or set DATA_DIR to another folder\.$/);
});

// Root may write anywhere: there a disk of its own has to be read-only, which only root can make.
it.skipIf(process.getuid?.() === 0)('a folder of somebody else is named in a sentence', () => {
  chmodSync(folder, 0o500);
  expect(() => lockFolder(folder)).toThrow(FolderUnusableError);
  expect(() => lockFolder(folder)).toThrow('this user may not write there');
});

it.skipIf(disk === null)('a full disk is named in a sentence, and is none when there is room again', async () => {
  disk?.fill();
  expect(() => lockFolder(disk?.folder ?? '')).toThrow('the disk is full. Make room, or set DATA_DIR');
  disk?.free();
  lockFolder(disk?.folder ?? '')();
});

it.skipIf(disk === null)('a read-only folder is named in a sentence', async () => {
  disk?.makeReadOnly();
  expect(await refusal(disk?.folder ?? '')).toBe(
    `The data folder ${disk?.folder} cannot be used: it is read-only. Make it writable, or set DATA_DIR to another folder.`,
  );
});
