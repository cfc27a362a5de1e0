import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import type { ObjectStoreConfig } from '#config/object-store-config.ts';
import { minuteMs } from '#durations.ts';
import type { FileStore } from './file-store.ts';

const timeoutMs = minuteMs;

/** A bucket with the S3 protocol; shared by servers on several machines (decision 240). */
export const objectStore = ({ endpoint, keyId, secret, region }: ObjectStoreConfig): FileStore => {
  const bucket = new S3mini({
    endpoint,
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    requestAbortTimeout: timeoutMs,
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
  return {
    write: async (path, bytes) => {
      await bucket.putObject(path, bytes);
    },
    open: async (path) => {
      const response = await bucket.getObjectResponse(path);
      return response?.body ? Readable.fromWeb(response.body) : null;
    },
    remove: async (path) => {
      await bucket.deleteObject(path);
    },
  };
};
