// The settings of the object store of files: FILES_S3_…
import type { ObjectPlace } from '#kit/server/files/objectStore.ts';

const needed = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_ACCESS_KEY', 'FILES_S3_SECRET_KEY'];

/** @param given the value of a variable, or an empty text @returns null if none of those that are needed is set */
export function readObjectPlace(given: (name: string) => string, faults: string[]): ObjectPlace | null {
  const missing = needed.filter((name) => given(name) === '');
  if (missing.length === needed.length) return null;
  if (missing.length > 0) faults.push(`${missing.join(', ')}: missing, although other settings of the object store are there.`);
  const [bucket, folder, style] = [given('FILES_S3_BUCKET'), given('FILES_S3_FOLDER'), given('FILES_S3_STYLE') || 'path'];
  if (bucket && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/i.test(bucket)) faults.push(`FILES_S3_BUCKET=${bucket}: is no name of a bucket.`);
  if (folder && !/^\w[\w.-]*(\/\w[\w.-]*)*$/.test(folder))
    faults.push(`FILES_S3_FOLDER=${folder}: may have letters, digits and - . _, with slashes between but not at the ends.`);
  if (style !== 'path' && style !== 'host') faults.push(`FILES_S3_STYLE=${style}: must be one of path, host.`);
  return {
    url: urlOf(given('FILES_S3_ENDPOINT'), bucket, style === 'host', faults),
    region: given('FILES_S3_REGION') || 'us-east-1',
    ...{ accessKey: given('FILES_S3_ACCESS_KEY'), secretKey: given('FILES_S3_SECRET_KEY'), folder },
  };
}

/** `https://host/bucket`, or `https://bucket.host`. */
function urlOf(endpoint: string, bucket: string, isInHost: boolean, faults: string[]): string {
  const url = /^https?:\/\//.test(endpoint) ? URL.parse(endpoint) : null;
  if (endpoint && (url?.pathname !== '/' || url.search || url.hash || url.username || url.password))
    // It may hold a key, so it is not repeated.
    faults.push(
      'FILES_S3_ENDPOINT: must be an address such as https://s3.example.org, without a path. The bucket and the keys have variables.',
    );
  if (!url) return '';
  return isInHost ? `${url.protocol}//${bucket}.${url.host}` : `${url.origin}/${bucket}`;
}
