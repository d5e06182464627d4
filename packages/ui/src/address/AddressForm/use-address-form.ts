import { revalidateLogic, useForm } from '@tanstack/react-form';
import {
  type Address,
  type AddressInput,
  addressMessages,
  composeAddress,
  defaultCountry,
  formatPostcode,
  isAddressRewritten,
  isUkPostcode,
} from '@tiffin/domain';
import { useState } from 'react';
import { addressFormStrings as strings } from '../address.strings.ts';
import { addressFormValues, addressSchema } from './address-schema.ts';
import { type PostcodePlace, type PostcodeResult, usePostcodeLookup } from './use-postcode-lookup.ts';

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
  readonly onSubmit: (address: SubmittedAddress) => void;
}

/** The first message among a field's errors. */
export const messageOf = (errors: readonly unknown[]): string | undefined => {
  const [first] = errors;
  if (typeof first !== 'object' || first === null || !('message' in first)) return undefined;
  return typeof first.message === 'string' ? first.message : undefined;
};

/** The address form's state and rules (spec §5, Address form). */
export function useAddressForm({ address, lookUpPostcode, onSubmit }: AddressFormOptions) {
  const [defaultValues] = useState(() => addressFormValues(address));
  const [summary, setSummary] = useState<readonly AddressFormProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [pastedProblem, setPastedProblem] = useState<string>();
  const lookup = usePostcodeLookup(lookUpPostcode);

  const form = useForm({
    defaultValues,
    // Checked at the first Save, and from then on at each change.
    validationLogic: revalidateLogic(),
    validators: { onDynamic: addressSchema },
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => {
      const { type, longitude, latitude } = value;
      if (type === null || longitude === null || latitude === null) return;
      onSubmit({ ...value, type, longitude, latitude, postalCode: formatPostcode(value.postalCode) });
    },
  });

  const settle = (field: CheckedField) =>
    setSummary((before) => before.filter((problem) => problem.field !== field));

  /** Changes a part of the address; the composed line follows as long as nobody has rewritten it. */
  const setPart = (name: 'building' | 'city' | 'state' | 'country', value: string) => {
    const before = form.state.values;
    form.setFieldValue(name, value);
    if (name === 'building') settle('building');
    if (isAddressRewritten(before)) return;
    form.setFieldValue('address', composeAddress({ ...before, [name]: value }));
    settle('address');
  };

  const fill = ({ city, state, country, longitude, latitude }: PostcodePlace) => {
    const place = { city, state, country: country || defaultCountry };
    const before = form.state.values;
    form.setFieldValue('city', place.city);
    form.setFieldValue('state', place.state);
    form.setFieldValue('country', place.country);
    form.setFieldValue('longitude', longitude);
    form.setFieldValue('latitude', latitude);
    // What the customer has written by hand stays, whatever the postcode says.
    if (isAddressRewritten(before)) return;
    form.setFieldValue('address', composeAddress({ building: before.building, ...place }));
    settle('address');
  };

  /** Looks the entered postcode up and fills in the address; returns what is wrong with it, if anything. */
  const locate = async (): Promise<string | undefined> => {
    const found = await lookup.look(formatPostcode(form.state.values.postalCode));
    if (found?.kind === 'found') fill(found.place);
    return found === null ? undefined : lookupMessage(found.kind);
  };

  const setPostcode = (text: string) => {
    const isSame = formatPostcode(text) === formatPostcode(form.state.values.postalCode);
    form.setFieldValue('postalCode', text);
    setPastedProblem(undefined);
    settle('postalCode');
    if (isSame) return;
    // The old coordinates must not travel with another postcode.
    form.setFieldValue('longitude', null);
    form.setFieldValue('latitude', null);
    if (isUkPostcode(text)) void locate();
    else lookup.reset();
  };

  /** Says at once that a pasted text is not a postcode: nobody is still typing it. */
  const explainPasted = (text: string) =>
    setPastedProblem(isUkPostcode(text) ? undefined : addressMessages.postalCode);

  /** Writes a valid postcode as the Royal Mail does, once the customer has left the field. */
  const tidyPostcode = () => {
    const { postalCode } = form.state.values;
    const tidy = formatPostcode(postalCode);
    if (isUkPostcode(postalCode) && tidy !== postalCode) form.setFieldValue('postalCode', tidy);
  };

  const submit = async () => {
    const { building, postalCode, address: line, longitude } = form.state.values;
    // Spec §5: with one of them empty, the address is cleared and nothing is sent.
    const isIncomplete = [building, postalCode, line].some((text) => text.trim() === '');
    if (isIncomplete) form.setFieldValue('address', '');
    const mustLocate = !isIncomplete && longitude === null && isUkPostcode(postalCode);
    const lookupProblem = mustLocate ? await locate() : lookupMessage(lookup.state.kind);
    await form.handleSubmit();
    const problems = checkedFields.flatMap((field) => {
      const message = messageOf(form.getFieldMeta(field)?.errors ?? []);
      if (message !== undefined) return [{ field, message }];
      return field === 'postalCode' && lookupProblem !== undefined ? [{ field, message: lookupProblem }] : [];
    });
    setSummary(problems);
    setAttempt((before) => before + 1);
  };

  return {
    form,
    lookup: lookup.state,
    summary,
    attempt,
    locate,
    pastedProblem,
    explainPasted,
    setPart,
    setPostcode,
    tidyPostcode,
    settle,
    submit,
  };
}

/** What is wrong with a postcode that could not be located. */
export const lookupMessage = (kind: string): string | undefined => {
  if (kind === 'not_found') return strings.notFound;
  return kind === 'unavailable' ? strings.unavailable : undefined;
};
