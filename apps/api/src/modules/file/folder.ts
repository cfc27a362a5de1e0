import { join } from 'node:path';
import type { Config } from '#config.ts';

/** Beside the database, and never inside what is served as it is. */
export const folderOfFiles = ({ dataDir }: Config) => join(dataDir, 'files');
