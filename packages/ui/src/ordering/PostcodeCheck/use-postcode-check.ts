import {
  cleanPostcode,
  type DeliveryDestination,
  type DeliveryMap,
  isUkPostcode,
  judgeDelivery,
} from '@tiffin/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type PostcodeResult, usePostcodeLookup } from '../../address/AddressForm/use-postcode-lookup.ts';
import { useEarlyText } from '../../private/use-early-text.ts';

/** Why a postcode has no answer. */
export type PostcodeProblem =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unplaced' | 'unavailable' | 'offline'; readonly postcode: string };

interface PostcodeCheckOptions {
  readonly reach: DeliveryMap;
  readonly destination: DeliveryDestination | null;
  readonly lookUpPostcode: (postcode: string) => Promise<PostcodeResult>;
  readonly onDestination: (destination: DeliveryDestination | null) => void;
}

/** What is typed, what is wrong with it, and where the keyboard goes on once there is an answer. */
export function usePostcodeCheck(options: PostcodeCheckOptions) {
  const { reach, destination, lookUpPostcode, onDestination } = options;
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<PostcodeProblem | null>(null);
  const lookup = usePostcodeLookup(lookUpPostcode);
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  // What was pressed is gone with the answer: the focus goes on to what stands in its place.
  const next = useRef<typeof input | typeof change | null>(null);
  const text = typed ?? destination?.postalCode ?? '';
  const isChecking = lookup.state.kind === 'looking';

  useEffect(() => {
    const { current: element } = next.current ?? { current: null };
    if (element === null) return;
    next.current = null;
    element.focus();
    if (element instanceof HTMLInputElement) element.select();
  });

  const find = async (postcode: string) => {
    setProblem(null);
    const answer = await lookup.look(postcode);
    if (answer === null || answer.kind === 'idle' || answer.kind === 'looking') return;
    const { latitude = null, longitude = null } = answer.kind === 'found' ? answer.place : {};
    const found = { postalCode: postcode, latitude, longitude };
    // A postcode may decide where nobody can say how far away it is.
    const { fit } = judgeDelivery(reach, found);
    setTyped(fit === 'unknown' ? postcode : null);
    if (fit === 'unknown') {
      const kind = answer.kind !== 'unavailable' ? 'unplaced' : navigator.onLine ? 'unavailable' : 'offline';
      setProblem({ kind, postcode });
    }
    const isHere = input.current?.form?.contains(document.activeElement) === true;
    if (fit === 'inside' && isHere) next.current = change;
    onDestination(fit === 'unknown' ? null : found);
  };

  const check = (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    const postcode = cleanPostcode(text);
    if (isUkPostcode(postcode)) return void find(postcode);
    setProblem({ kind: 'invalid' });
    input.current?.focus();
  };

  useEarlyText(input, text, (early) => {
    setTyped(early);
    const postcode = cleanPostcode(early);
    // It may have been sent as well, before anyone could answer.
    if (isUkPostcode(postcode)) void find(postcode);
  });

  return {
    text,
    problem,
    isChecking,
    input,
    change,
    check,
    write: (written: string) => {
      setTyped(written);
      setProblem(null);
    },
    /** Asks again, from the postcode of before on. */
    askAgain: () => {
      setTyped(text);
      next.current = input;
      onDestination(null);
    },
  };
}
