import { lazy, Suspense } from 'react';
import type { AddressFormProps } from '../../address/AddressForm/AddressForm.tsx';
import { addAddressStrings as strings } from '../../address/address.strings.ts';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import * as styles from './AddAddressPage.css.ts';
import { AddressFormSkeleton } from './AddressFormSkeleton.tsx';

// A chunk of its own: the form brings its form library and its schemas.
const AddressForm = lazy(async () => {
  const module = await import('../../address/AddressForm/AddressForm.tsx');
  return { default: module.AddressForm };
});

/** Props of {@link AddAddressPage}. */
export interface AddAddressPageProps extends AddressFormProps {
  /** The way back to the profile. */
  backHref: PageHref;
  /** A saved address is edited, also while it is on its way. @default false */
  isEditing?: boolean | undefined;
  /** The form has to wait: for the address to be edited, or for who is asking. @default false */
  isLoading?: boolean | undefined;
}

/** Adds an address, or edits a saved one. The cart is not shown here (Spec §2, Cart visibility). */
export const AddAddressPage = ({
  backHref,
  isEditing = false,
  isLoading = false,
  ...form
}: AddAddressPageProps) => (
  <>
    <PageHead
      title={isEditing || form.address !== undefined ? strings.edit : strings.add}
      back={{ label: strings.back, href: backHref }}
    />
    <div className={styles.content}>
      {isLoading ? (
        <AddressFormSkeleton />
      ) : (
        <Suspense fallback={<AddressFormSkeleton />}>
          {/* Another address is another form. */}
          <AddressForm key={form.address?.id} {...form} />
        </Suspense>
      )}
    </div>
  </>
);
