import { type Address, accountMessages, addressLines, addressTypeNames } from '@tiffin/domain';
import { useRef, useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useFocusAfterRemoval } from '../../private/use-focus-after-removal.ts';
import { addressListStrings as strings } from '../address.strings.ts';
import * as styles from './AddressList.css.ts';

export interface AddressListProps {
  /** The saved addresses; null while they load. */
  addresses: readonly Address[] | null;
  /** They could not be loaded. @default false */
  hasFailed?: boolean | undefined;
  /** Id of the address that is being changed or deleted. */
  busyId?: string | undefined;
  /** Where an address is added. */
  addHref: PageHref;
  /** Where an address is edited. */
  editHref: (address: Address) => PageHref;
  /** Called with the id of the address that becomes the default one. */
  onMakeDefault: (addressId: string) => void;
  /** Called with the id of the address to delete, once the customer has confirmed it. */
  onDelete: (addressId: string) => void;
  /** Called when the customer asks to load the addresses again. */
  onRetry: () => void;
}

/** The customer's saved addresses: edit, delete after a question, choose the default one. */
export const AddressList = (props: AddressListProps) => {
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>(props.addresses?.length);
  const onDelete = (addressId: string) => {
    expectRemoval();
    props.onDelete(addressId);
  };
  return (
    <div ref={place} tabIndex={-1}>
      <Addresses {...props} onDelete={onDelete} />
    </div>
  );
};

const Addresses = (props: AddressListProps) => {
  const { addresses, hasFailed = false, addHref, onRetry } = props;
  if (hasFailed) {
    return (
      <Banner
        tone="bad"
        action={
          <Button variant="text" onClick={onRetry}>
            {strings.retry}
          </Button>
        }
      >
        {accountMessages.addressesLoadFailed}
      </Banner>
    );
  }
  if (addresses === null) return <AddressListSkeleton />;
  if (addresses.length === 0) {
    return (
      <EmptyState
        place="panel"
        headingLevel={3}
        icon="pin"
        title={strings.emptyTitle}
        text={strings.emptyText}
        action={<ButtonLink href={addHref}>{strings.add}</ButtonLink>}
      />
    );
  }
  return (
    <ul aria-label={strings.list}>
      {addresses.map((address) => (
        <Row key={address.id} {...props} address={address} />
      ))}
    </ul>
  );
};

const Row = (props: AddressListProps & { address: Address }) => {
  const { address, busyId, editHref, onMakeDefault, onDelete } = props;
  const { id, type, building, isDefault } = address;
  const [isAsking, setIsAsking] = useState(false);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const name = `${addressTypeNames[type]}, ${building}`;
  const keep = () => {
    setIsAsking(false);
    // The button is back only after the next paint.
    requestAnimationFrame(() => deleteButton.current?.focus());
  };
  if (isAsking) {
    return (
      <li className={styles.row}>
        {/* biome-ignore lint/a11y/useSemanticElements: a question inside a list is not a fieldset. */}
        <div
          role="group"
          aria-label={strings.confirm(name)}
          className={styles.confirm}
          onKeyDown={({ key }) => key === 'Escape' && keep()}
        >
          <p className={styles.question}>{strings.confirm(name)}</p>
          <Button variant="secondary" size="small" autoFocus onClick={keep}>
            {strings.keep}
          </Button>
          <Button
            variant="ink"
            size="small"
            icon="delete"
            isLoading={busyId === id}
            onClick={() => onDelete(id)}
          >
            {strings.confirmDelete}
          </Button>
        </div>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name={type} />
      </span>
      <div>
        <p className={styles.type}>
          <span>{addressTypeNames[type]}</span>
          {isDefault && <Badge icon="check">{strings.isDefault}</Badge>}
        </p>
        <p className={styles.line}>{addressLines(address).join(', ')}</p>
      </div>
      <div className={styles.actions}>
        {!isDefault && (
          <Button variant="quiet" isLoading={busyId === id} onClick={() => onMakeDefault(id)}>
            <span>{strings.makeDefault}</span>
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
        )}
        <Link href={editHref(address)} className={styles.edit} aria-label={strings.edit(name)}>
          <Icon name="edit" />
        </Link>
        <IconButton
          ref={deleteButton}
          icon="delete"
          label={strings.delete(name)}
          onClick={() => setIsAsking(true)}
        />
      </div>
    </li>
  );
};

const AddressListSkeleton = () => (
  <div role="status" aria-label={strings.loading}>
    {[0, 1].map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton shape="tile" className={styles.icon} />
        <div className={styles.loadingLine}>
          <Skeleton shape="text" width="short" />
          <Skeleton shape="caption" width="long" />
        </div>
      </div>
    ))}
  </div>
);
