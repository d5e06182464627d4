import { type Address, addressTypeNames, addressTypes } from '@tiffin/domain';
import { type FormEvent, useId } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { RadioCards } from '../../primitives/RadioCards/RadioCards.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { RemountBoundary } from '../../private/RemountBoundary.tsx';
import { AddressLabel } from '../AddressLabel/AddressLabel.tsx';
import { addressLabelStrings, addressFormStrings as strings } from '../address.strings.ts';
import * as styles from './AddressForm.css.ts';
import { PostcodeStatus } from './PostcodeStatus.tsx';
import type { DeliveryReach } from './postcode-note.ts';
import { messageOf, type SubmittedAddress, useAddressForm } from './use-address-form.ts';
import type { PostcodeResult } from './use-postcode-lookup.ts';

export interface AddressFormProps {
  /** The saved address that is being edited; left out for a new one. */
  address?: Address | undefined;
  /** The customer's name, for the label. */
  customerName: string;
  /** Asks the postcode service. A promise that fails counts as unavailable. */
  lookUpPostcode: (postcode: string) => Promise<PostcodeResult>;
  /** Where the restaurant delivers, to say so at once where an address lies outside; left out without delivery. */
  reach?: DeliveryReach | undefined;
  /** A postcode that the customer has asked about before; it is filled in, and looked up, while none is written. */
  suggestedPostcode?: string | undefined;
  /** The address is being saved. @default false */
  isSaving?: boolean | undefined;
  /** Why it could not be saved. What was typed stays. */
  error?: string | undefined;
  /** Where the customer goes without saving. */
  cancelHref: PageHref;
  /** Called with the address, once every rule of the form is met. */
  onSubmit: (address: SubmittedAddress) => void;
}

const typeOptions = addressTypes.map((type) => ({ value: type, label: addressTypeNames[type], icon: type }));

const labelNotes = {
  outside: addressLabelStrings.outside,
  unplaced: addressLabelStrings.byHand,
  unavailable: addressLabelStrings.byHand,
} as const;

/** Adds or edits an address, postcode first: the rest is filled in from it (spec §5, Address form). */
export const AddressForm = (props: AddressFormProps) => {
  const {
    address,
    customerName,
    lookUpPostcode,
    reach,
    suggestedPostcode,
    isSaving = false,
    error,
    cancelHref,
    onSubmit,
  } = props;
  const ids = useId();
  const idOf = (field: string) => `${ids}-${field}`;
  const focusPostcode = () => {
    const input = document.getElementById(idOf('postalCode'));
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    input.select();
  };
  const addressForm = useAddressForm({
    ...{ address, lookUpPostcode, reach, suggestedPostcode, focusPostcode, onSubmit },
  });
  const { form, lookup, note, locate, setParts, setPostcode, submit, summary, attempt } = addressForm;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) void submit();
  };
  const part = (name: 'building' | 'city' | 'state' | 'country', autoComplete: string) => (
    <form.Field name={name}>
      {({ state }) => (
        <TextField
          id={idOf(name)}
          label={strings[name]}
          autoComplete={autoComplete}
          isRequired={name === 'building'}
          value={state.value}
          error={messageOf(state.meta.errors)}
          onChange={(value) => setParts({ [name]: value })}
        />
      )}
    </form.Field>
  );

  return (
    <RemountBoundary>
      <div className={styles.layout}>
        <form className={styles.form} noValidate onSubmit={send}>
          <ErrorSummary
            attempt={attempt}
            errors={summary.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
          />
          {error !== undefined && summary.length === 0 && <Banner tone="bad">{error}</Banner>}
          <form.Field name="type">
            {({ state, handleChange }) => (
              <RadioCards
                id={idOf('type')}
                legend={strings.type}
                options={typeOptions}
                value={state.value}
                error={messageOf(state.meta.errors)}
                onChange={handleChange}
              />
            )}
          </form.Field>
          <div className={styles.postcode}>
            <form.Field name="postalCode">
              {({ state }) => (
                <TextField
                  id={idOf('postalCode')}
                  label={strings.postcode}
                  help={strings.postcodeHelp}
                  icon="pin"
                  autoComplete="postal-code"
                  spellCheck={false}
                  isUpperCase
                  isRequired
                  value={state.value}
                  error={messageOf(state.meta.errors) ?? addressForm.pastedProblem}
                  onChange={setPostcode}
                  onPasted={addressForm.explainPasted}
                  onBlur={addressForm.tidyPostcode}
                />
              )}
            </form.Field>
            <PostcodeStatus
              lookup={lookup}
              note={note}
              onRetry={() => void locate()}
              onAnotherPostcode={focusPostcode}
            />
          </div>
          {part('building', 'address-line1')}
          <form.Field name="address">
            {({ state, handleChange }) => (
              <TextField
                id={idOf('address')}
                label={strings.address}
                autoComplete="off"
                isRequired
                value={state.value}
                error={messageOf(state.meta.errors)}
                onChange={handleChange}
              />
            )}
          </form.Field>
          <div className={styles.parts}>
            {part('city', 'address-level2')}
            {part('state', 'address-level1')}
            {part('country', 'country-name')}
          </div>
          <form.Field name="isDefault">
            {({ state, handleChange }) => (
              <Checkbox
                label={strings.makeDefault}
                note={address?.isDefault ? strings.isDefault : undefined}
                isChecked={state.value}
                isDisabled={address?.isDefault}
                onChange={handleChange}
              />
            )}
          </form.Field>
          <div className={styles.actions}>
            <Button
              type="submit"
              variant={note?.kind === 'outside' ? 'secondary' : 'primary'}
              isLoading={isSaving}
            >
              {strings.save}
            </Button>
            <ButtonLink variant="secondary" href={cancelHref}>
              {strings.cancel}
            </ButtonLink>
          </div>
        </form>
        <div className={styles.label}>
          <form.Subscribe selector={({ values }) => values}>
            {(values) => (
              <AddressLabel name={customerName} address={values} note={note && labelNotes[note.kind]} />
            )}
          </form.Subscribe>
        </div>
      </div>
    </RemountBoundary>
  );
};
