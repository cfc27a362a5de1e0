import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type NodeStream = { nfd?: number; node: unknown };
type NodeFileSystem = { realPath: (node: unknown) => string; stream_ops: { fsync?: (stream: NodeStream) => number } };

/** Emscripten's number for EIO. */
const ioError = 29;

const syncDirectory = (path: string) => {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
};

/** PGlite's own node file system has no fsync, so that losing power could lose acknowledged transactions. */
export class DurableFileSystem extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const ready = await super.init(pg, options);
    ready.emscriptenOpts.preRun?.push((module: PGlite['Module']) => {
      const { FS, NODEFS } = module as unknown as {
        FS: { ErrnoError: new (code: number) => Error };
        NODEFS: NodeFileSystem;
      };
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined) syncDirectory(NODEFS.realPath(stream.node));
          else fs.fdatasyncSync(stream.nfd);
        } catch {
          throw new FS.ErrnoError(ioError);
        }
        return 0;
      };
    });
    return ready;
  }
}
