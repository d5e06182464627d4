import { createHash } from 'node:crypto';
import { MIMEType } from 'node:util';
import { orderProblemLimits } from '@tiffin/domain';
import type { FormDescription } from '../contract/document.ts';
import { type Problem, problem } from '../contract/problem.ts';
import { type BodyLimit, jsonLimit, tooLarge } from './read-body.ts';

const { mostPhotos, mostPhotoBytes } = orderProblemLimits;

// What is not a photo: checking megabytes of words would hold everyone else up.
const mostWords = 64 * 1024;

/** The limit of bodies with photos: all of them as large as they may be, and the words. */
export const formLimit: BodyLimit = {
  bytes: mostPhotos * mostPhotoBytes + mostWords,
  message: `That is too much at once. Send at most ${mostPhotos} photos, each of at most 8 MB.`,
};

// Each dish of a large order is a part of its own.
const mostParts = 250;
const mostHeaderBytes = 4_096;

/** A form as it was sent. */
export interface ReadForm {
  /** Its parts by name; an empty text stands for each file, as the contract describes files as texts. */
  readonly value: Record<string, unknown>;
  /** The bytes of its files by name, in the same order. */
  readonly files: Readonly<Record<string, readonly Uint8Array[]>>;
  /** The same for the same parts, whatever stood between them: browsers choose that at random. */
  readonly digest: Uint8Array;
}

/** Reads the parts of a multipart body; a refusal when it is none, or a file is too large. The names of files are ignored. */
export async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  shape: FormDescription,
): Promise<ReadForm | Problem> {
  if (!isOrdinary(bytes, contentType)) return notAForm();
  const form = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null);
  if (form === null) return notAForm();
  const values = new Map<string, unknown[]>();
  const files: Record<string, Uint8Array[]> = {};
  const hash = createHash('sha256');
  let words = 0;
  for (const [name, part] of form) {
    const isFile = typeof part !== 'string';
    if (isFile !== shape.files.has(name)) return wrongKind(name, isFile);
    const list = values.get(name) ?? [];
    values.set(name, list);
    if (typeof part === 'string') {
      words += part.length;
      if (words > mostWords) return tooLarge(jsonLimit);
      // Browsers send line breaks as two characters, whatever was typed.
      const text = part.replaceAll('\r\n', '\n');
      list.push(text);
      hash.update(JSON.stringify([name, text]));
      continue;
    }
    if (list.length === mostPhotos) return tooManyFiles(name);
    if (part.size > mostPhotoBytes) return fileTooLarge(list.length, part.size);
    const content = new Uint8Array(await part.arrayBuffer());
    list.push('');
    files[name] = [...(files[name] ?? []), content];
    hash.update(JSON.stringify([name, createHash('sha256').update(content).digest('hex')]));
  }
  const value = Object.fromEntries(
    [...values].map(([name, list]) => [name, shape.lists.has(name) || list.length > 1 ? list : list[0]]),
  );
  return { value, files, digest: hash.digest() };
}

/** Whether parsing is worth it: millions of parts, or of lines above a part, would hold everyone else up. */
function isOrdinary(bytes: Uint8Array<ArrayBuffer>, contentType: string): boolean {
  const boundary = boundaryOf(contentType);
  if (boundary === '') return false;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = `--${boundary}`;
  let count = 0;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    count += 1;
    const above = body.subarray(at + mark.length, at + mark.length + mostHeaderBytes);
    const isEnd = above.toString('latin1', 0, 2) === '--';
    if (count > mostParts || !(isEnd || above.includes('\r\n\r\n'))) return false;
  }
  return true;
}

function boundaryOf(contentType: string): string {
  try {
    return new MIMEType(contentType).params.get('boundary') ?? '';
  } catch {
    return '';
  }
}

function notAForm(): Problem {
  return problem(400, 'invalid_request', 'The request is not a valid form.');
}

function wrongKind(name: string, isFile: boolean): Problem {
  const message = isFile ? 'A file is not expected here.' : 'This must be a file.';
  return problem(400, 'invalid_request', message, { fields: [{ field: name.slice(0, 300), message }] });
}

function tooManyFiles(name: string): Problem {
  const message = `Send at most ${mostPhotos} photos: leave the others out.`;
  return problem(400, 'invalid_request', message, { fields: [{ field: name, message }] });
}

function fileTooLarge(place: number, size: number): Problem {
  const megabytes = Math.ceil(size / 1024 / 1024);
  const message = `Photo ${place + 1} has ${megabytes} MB. Choose one of at most 8 MB, or send it without.`;
  return problem(413, 'payload_too_large', message);
}
