import { revalidateLogic, useForm, useStore } from '@tanstack/react-form';
import {
  type Address,
  type AddressInput,
  addressMessages,
  cleanPostcode,
  composeAddress,
  isAddressRewritten,
  isUkPostcode,
  type LocatedFields,
} from '@tiffin/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addressFormValues, addressSchema } from './address-schema.ts';
import { type DeliveryReach, postcodeNote } from './postcode-note.ts';
import { type LookupState, type PostcodeResult, usePostcodeLookup } from './use-postcode-lookup.ts';

/** An address as it is handed on to be saved. */
export interface SubmittedAddress extends AddressInput {
  readonly isDefault: boolean;
}

/** The fields that can be wrong, in the order of the form. */
const checkedFields = ['type', 'postalCode', 'building', 'address'] as const;
type CheckedField = (typeof checkedFields)[number];

/** One wrong field, for the summary. */
export interface AddressFormProblem {
  readonly field: CheckedField;
  readonly message: string;
}

interface AddressFormOptions {
  readonly address: Address | undefined;
  readonly lookUpPostcode: (postcode: string) => Promise<PostcodeResult>;
  readonly reach: DeliveryReach | undefined;
  readonly suggestedPostcode: string | undefined;
  /** Takes the customer to the postcode. */
  readonly focusPostcode: () => void;
  readonly onSubmit: (address: SubmittedAddress) => void;
}

const placeNames = ['city', 'state', 'country'] as const;
type Places = Readonly<Record<(typeof placeNames)[number], string>>;

/** The first message among a field's errors. */
export const messageOf = (errors: readonly unknown[]): string | undefined => {
  const [first] = errors;
  if (typeof first !== 'object' || first === null || !('message' in first)) return undefined;
  return typeof first.message === 'string' ? first.message : undefined;
};

/** The address form's state and rules (spec §5, Address form). */
export function useAddressForm(options: AddressFormOptions) {
  const { address, lookUpPostcode, reach, suggestedPostcode, focusPostcode, onSubmit } = options;
  const [defaultValues] = useState(() => addressFormValues(address));
  const [attempt, setAttempt] = useState(0);
  const [pastedProblem, setPastedProblem] = useState<string>();
  const lookup = usePostcodeLookup(lookUpPostcode);
  const note = postcodeNote(lookup.state, reach);
  // What a lookup has filled in belongs to its postcode, until the customer writes something else there.
  const filled = useRef<Places | null>(address?.isVerified ? placesOf(defaultValues) : null);

  const form = useForm({
    defaultValues,
    // Checked at the first Save, and from then on at each change.
    validationLogic: revalidateLogic(),
    validators: { onDynamic: addressSchema },
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => {
      const { type, longitude, latitude, ...written } = value;
      if (type === null) return;
      const place = longitude === null || latitude === null ? {} : { longitude, latitude };
      onSubmit({ ...written, ...place, type, postalCode: cleanPostcode(value.postalCode) });
    },
  });
  const fieldMeta = useStore(form.store, (state) => state.fieldMeta);

  /** Changes parts of the address; the composed line follows as long as nobody has rewritten it. */
  const setParts = (parts: Partial<Places & { readonly building: string }>) => {
    const before = form.state.values;
    const after = { ...before, ...parts };
    for (const name of ['building', ...placeNames] as const)
      if (after[name] !== before[name]) form.setFieldValue(name, after[name]);
    if (!isAddressRewritten(before)) form.setFieldValue('address', composeAddress(after));
  };

  const fill = ({ longitude, latitude, ...place }: LocatedFields) => {
    const { city, state } = form.state.values;
    // What the service does not know stays as the customer has written it.
    const places = { ...place, city: place.city || city, state: place.state || state };
    setParts(places);
    form.setFieldValue('longitude', longitude);
    form.setFieldValue('latitude', latitude);
    filled.current = places;
  };

  /** Takes coordinates and places away from a postcode that they do not belong to. */
  const unfill = () => {
    form.setFieldValue('longitude', null);
    form.setFieldValue('latitude', null);
    const before = form.state.values;
    const { current } = filled;
    if (current === null) return;
    const own = (name: keyof Places) => (before[name] === current[name] ? '' : before[name]);
    setParts({ city: own('city'), state: own('state'), country: own('country') });
    filled.current = null;
  };

  /** Looks the entered postcode up and fills in the address; null when another one has been entered meanwhile. */
  const locate = async (): Promise<LookupState | null> => {
    const answer = await lookup.look(cleanPostcode(form.state.values.postalCode));
    if (answer?.kind === 'found') fill(answer.place);
    return answer;
  };

  const setPostcode = (text: string) => {
    const postcode = cleanPostcode(text);
    const isSame = postcode === cleanPostcode(form.state.values.postalCode);
    form.setFieldValue('postalCode', text);
    setPastedProblem(undefined);
    if (isSame) return;
    unfill();
    if (isUkPostcode(postcode)) void locate();
    else lookup.reset();
  };

  const suggest = useEffectEvent((postcode: string) => {
    if (form.state.values.postalCode === '') setPostcode(postcode);
  });
  useEffect(() => {
    if (suggestedPostcode !== undefined) suggest(suggestedPostcode);
  }, [suggestedPostcode]);

  /** Says at once that a pasted text is not a postcode: nobody is still typing it. */
  const explainPasted = (text: string) =>
    setPastedProblem(isUkPostcode(cleanPostcode(text)) ? undefined : addressMessages.postalCode);

  /** Writes a valid postcode as the Royal Mail does, once the customer has left the field. */
  const tidyPostcode = () => {
    const { postalCode } = form.state.values;
    const tidy = cleanPostcode(postalCode);
    if (isUkPostcode(tidy) && tidy !== postalCode) form.setFieldValue('postalCode', tidy);
  };

  const submit = async () => {
    const { building, postalCode, address: line, longitude } = form.state.values;
    // Spec §5: with one of them empty, the address is cleared and nothing is sent.
    const isIncomplete = [building, postalCode, line].some((text) => text.trim() === '');
    if (isIncomplete) form.setFieldValue('address', '');
    const postcode = cleanPostcode(postalCode);
    const isUnasked = longitude === null && ['idle', 'looking'].includes(lookup.state.kind);
    if (!isIncomplete && isUnasked && isUkPostcode(postcode)) {
      const answer = await locate();
      if (answer === null) return;
      // A warning that nobody has seen yet is read before the address is saved.
      const isNews = postcode !== address?.postalCode && answer.kind !== 'unavailable';
      if (isNews && postcodeNote(answer, reach) !== null) return focusPostcode();
    }
    await form.handleSubmit();
    if (!form.state.isValid) setAttempt((before) => before + 1);
  };

  /** After a failed try to save: what is wrong now, as the fields say it. */
  const summary: readonly AddressFormProblem[] = checkedFields.flatMap((field) => {
    const message = attempt === 0 ? undefined : messageOf(fieldMeta[field]?.errors ?? []);
    return message === undefined ? [] : [{ field, message }];
  });

  return {
    form,
    lookup: lookup.state,
    note,
    summary,
    attempt,
    locate,
    pastedProblem,
    explainPasted,
    setParts,
    setPostcode,
    tidyPostcode,
    submit,
  };
}

function placesOf({ city, state, country }: Places): Places {
  return { city, state, country };
}
