import type { LocatedFields } from '@tiffin/domain';
import { useRef, useState } from 'react';

/** What the postcode service knows of a postcode, or why nothing is known. */
export type PostcodeResult =
  | ({ readonly ok: true } & LocatedFields)
  | { readonly ok: false; readonly reason: 'not_found' | 'unavailable' };

/** How far the lookup has come. */
export type LookupState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'not_found' | 'unavailable'; readonly postcode: string }
  | { readonly kind: 'found'; readonly postcode: string; readonly place: LocatedFields };

interface PostcodeLookup {
  readonly state: LookupState;
  /** Looks a postcode up; null when another one has been asked for meanwhile. */
  readonly look: (postcode: string) => Promise<LookupState | null>;
  /** Forgets the last answer, and one that is on its way. */
  readonly reset: () => void;
}

/** Looks postcodes up; only the answer to the last question counts. */
export function usePostcodeLookup(lookUp: (postcode: string) => Promise<PostcodeResult>): PostcodeLookup {
  const [state, setState] = useState<LookupState>({ kind: 'idle' });
  const lastQuestion = useRef(0);

  const look = async (postcode: string) => {
    lastQuestion.current += 1;
    const question = lastQuestion.current;
    setState({ kind: 'looking' });
    const unavailable: PostcodeResult = { ok: false, reason: 'unavailable' };
    const result = await lookUp(postcode).catch(() => unavailable);
    if (question !== lastQuestion.current) return null;
    const next: LookupState = result.ok
      ? { kind: 'found', postcode, place: result }
      : { kind: result.reason, postcode };
    setState(next);
    return next;
  };

  const reset = () => {
    lastQuestion.current += 1;
    setState({ kind: 'idle' });
  };

  return { state, look, reset };
}
