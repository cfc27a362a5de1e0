/** An S3-compatible bucket. */
export type ObjectStoreConfig = {
  /** The bucket's address, such as `https://s3.example.com/yaoji`. */
  endpoint: string;
  keyId: string;
  secret: string;
  region: string;
};

type Env = Record<string, string | undefined>;

/** `s3://HOST/BUCKET`, or `s3+http://` without TLS. */
const address = /^s3(\+http)?:\/\/([^/?#@\s]+)\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/;

/** The object store for uploaded files: FILES, with FILES_KEY_ID, FILES_SECRET and FILES_REGION. */
export const readObjectStoreConfig = (env: Env, problems: string[]): ObjectStoreConfig | null => {
  const value = env.FILES?.trim();
  if (!value) return null;
  const [, plain, host, bucket] = address.exec(value) ?? [];
  if (!host || !bucket || !URL.canParse(`https://${host}`)) {
    // Do not repeat the value: it may contain the key.
    problems.push('FILES is no address such as s3://s3.example.com/bucket.');
    return null;
  }
  const [keyId, secret] = [env.FILES_KEY_ID?.trim(), env.FILES_SECRET?.trim()];
  if (!keyId || !secret) {
    problems.push('FILES needs FILES_KEY_ID and FILES_SECRET.');
    return null;
  }
  const endpoint = `${plain ? 'http' : 'https'}://${host}/${bucket}`;
  return { endpoint, keyId, secret, region: env.FILES_REGION?.trim() || 'us-east-1' };
};
