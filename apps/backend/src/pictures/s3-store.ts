import { addAbortSignal, Readable } from 'node:stream';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import {
  allParts,
  type PicturePart,
  type PictureStore,
  PictureStoreUnusable,
  partName,
} from './picture-store.ts';

/** Where an S3-compatible service is; without keys the client looks for them as every AWS client does. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Null means AWS itself. */
  readonly endpoint: string | null;
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** How long one call may take with all its tries; a page waits no longer for its picture. */
  readonly longestMs?: number;
}

/** Keeps pictures in a bucket of an S3-compatible service, named as the files of the folder are. */
export function s3Store(settings: S3Settings): PictureStore {
  const { bucket, longestMs = 8_000 } = settings;
  let connected: ReturnType<typeof connect> | undefined;
  /** Calls the service; what fails is explained. */
  const call = async <Result>(
    work: (s3: Awaited<ReturnType<typeof connect>>, abortSignal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    connected ??= connect(settings);
    try {
      return await work(await connected, AbortSignal.timeout(longestMs));
    } catch (error) {
      throw explained(error, settings);
    }
  };

  return {
    read: async (hash, part) => {
      const object = { Bucket: bucket, Key: partName(hash, part) };
      return call(async ({ client, GetObjectCommand }, abortSignal) => {
        try {
          return await readBody(
            await client.send(new GetObjectCommand(object), { abortSignal }),
            abortSignal,
          );
        } catch (error) {
          if (nameOf(error) === 'NoSuchKey') return null;
          throw error;
        }
      });
    },
    write: async (hash, part, bytes) => {
      // An object appears whole, with the end of its request, or not at all.
      const object = { Bucket: bucket, Key: partName(hash, part), Body: bytes, ContentType: typeOf(part) };
      await call(({ client, PutObjectCommand }, abortSignal) =>
        client.send(new PutObjectCommand(object), { abortSignal }),
      );
    },
    remove: async (hash) => {
      // What is not there is deleted as well.
      const objects = allParts.map((part) => ({ Bucket: bucket, Key: partName(hash, part) }));
      await call(({ client, DeleteObjectCommand }, abortSignal) =>
        Promise.all(objects.map((object) => client.send(new DeleteObjectCommand(object), { abortSignal }))),
      );
    },
  };
}

// The client is large: with a folder it is never loaded.
async function connect({ region, endpoint, keys }: S3Settings) {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(keys !== null && { credentials: keys }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000 },
    // Checksums beyond the protocol's own are not understood by every service.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { ...s3, client };
}

async function readBody(
  { Body, ContentLength }: GetObjectCommandOutput,
  abortSignal: AbortSignal,
): Promise<Buffer<ArrayBuffer>> {
  if (!(Body instanceof Readable)) throw new Error('The service sent no body.');
  // What has begun to answer may still stop on the way.
  const bytes = Buffer.concat(await addAbortSignal(abortSignal, Body).toArray());
  if (ContentLength !== undefined && bytes.length !== ContentLength)
    throw new Error(`The service sent ${bytes.length} of ${ContentLength} bytes.`);
  return bytes;
}

const typeOf = (part: PicturePart) =>
  part === 'original' ? 'application/octet-stream' : `image/${part.replace(/^.*\./, '')}`;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const refused =
  'refuses these keys: check PICTURES_S3_ACCESS_KEY_ID, PICTURES_S3_SECRET_ACCESS_KEY and what they may do';
const reasons: Readonly<Record<string, string>> = {
  AccessDenied: refused,
  InvalidAccessKeyId: refused,
  SignatureDoesNotMatch: refused,
  CredentialsProviderError: 'needs keys: set PICTURES_S3_ACCESS_KEY_ID and PICTURES_S3_SECRET_ACCESS_KEY',
  NoSuchBucket: 'does not exist: make it, or name another one in PICTURES_S3_BUCKET',
};

function explained(error: unknown, { bucket, endpoint }: S3Settings): unknown {
  const reason =
    reasons[nameOf(error)] ??
    `does not answer at ${endpoint ?? 'AWS'}: check PICTURES_S3_ENDPOINT and the service, then do this again`;
  return new PictureStoreUnusable(`The bucket of pictures ${bucket} ${reason}.`, { cause: error });
}
