import { formatPhoneNumber } from '@tiffin/domain';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { profileStrings as strings } from '../profile.strings.ts';
import * as styles from './ProfileDetails.css.ts';

/** The signed-in customer. */
export interface Customer {
  readonly name: string;
  readonly email: string;
  /** In E.164; null before one has been given. */
  readonly phoneNumber: string | null;
}

export interface ProfileDetailsProps {
  /** The customer. */
  customer: Customer;
  /** Where the phone number is given or changed. */
  phoneHref: PageHref;
}

/** Name and e-mail address as Google gave them, and the phone number, which can be changed. */
export const ProfileDetails = ({ customer, phoneHref }: ProfileDetailsProps) => {
  const { name, email, phoneNumber } = customer;
  return (
    <dl className={styles.list}>
      <Row term={strings.name}>{name}</Row>
      <Row term={strings.email}>{email}</Row>
      <Row
        term={strings.phone}
        action={
          <ButtonLink variant="quiet" edge="end" href={phoneHref}>
            <span>{phoneNumber === null ? strings.add : strings.change}</span>
            <VisuallyHidden>{` ${strings.phone}`}</VisuallyHidden>
          </ButtonLink>
        }
      >
        {phoneNumber === null ? strings.noPhone : formatPhoneNumber(phoneNumber)}
      </Row>
    </dl>
  );
};

const Row = ({ term, children, action }: { term: string; children: ReactNode; action?: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
    {action !== undefined && <dd>{action}</dd>}
  </div>
);
