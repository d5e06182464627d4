import { addressMessages, type DeliveryDestination, distanceKm, judgeDelivery } from '@tiffin/domain';
import { type MouseEvent, useId } from 'react';
import type { DeliveryReach } from '../../address/AddressForm/postcode-note.ts';
import type { PostcodeResult } from '../../address/AddressForm/use-postcode-lookup.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fromTablet } from '../../theme/visibility.css.ts';
import { FeeText } from '../OrderBar/FeeText.tsx';
import * as styles from '../OrderBar/OrderBar.css.ts';
import type { OrderTerms } from '../OrderBar/order-facts.ts';
import { orderingStrings } from '../ordering.strings.ts';
import { furthest, postcodeCheckStrings as strings } from '../postcode-check.strings.ts';
import { type PostcodeProblem, usePostcodeCheck } from './use-postcode-check.ts';

export interface PostcodeCheckProps {
  /** Where the restaurant delivers, where it stands, and whether orders can be collected. */
  reach: DeliveryReach;
  /** The terms that the order bar shows: those of the place, once there is one. */
  terms: OrderTerms;
  /** Where the food would go; null while nobody has said it. */
  destination: DeliveryDestination | null;
  /** The place is the customer's own address, or on its way: nothing is asked here. @default false */
  isAddress?: boolean | undefined;
  /** Asks the postcode service. A promise that fails counts as unavailable. */
  lookUpPostcode: (postcode: string) => Promise<PostcodeResult>;
  /** Called with the place of a postcode, and with null when it is to be asked again. */
  onDestination: (destination: DeliveryDestination | null) => void;
  /** Called when the visitor would rather collect. */
  onCollect: () => void;
}

/**
 * Asks a visitor for a postcode, and says whether the restaurant delivers there. It stands in the order bar, which shows
 * the terms of the place.
 */
export const PostcodeCheck = (props: PostcodeCheckProps) => {
  const { reach, terms, destination, isAddress = false, onCollect } = props;
  const { fit } = judgeDelivery(reach, destination);
  const { text, problem, isChecking, input, change, check, write, askAgain } = usePostcodeCheck(props);
  const problemId = useId();
  const isKnown = isAddress || fit === 'inside';
  const km =
    destination === null || destination.latitude === null || destination.longitude === null
      ? null
      : distanceKm(reach.origin, { latitude: destination.latitude, longitude: destination.longitude });
  const isOutside = !isKnown && fit === 'outside' && problem === null;
  const collect = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The press goes away with what it answers: the focus goes to the mode that it chooses.
    const status = currentTarget.closest('[role="status"]');
    status?.parentElement?.querySelector<HTMLInputElement>('input[value="collection"]')?.focus();
    onCollect();
  };

  return (
    <>
      {!isKnown && (
        // Sent before React listens, a form for dialogs leads nowhere and keeps what is typed.
        <form className={styles.postcode} method="dialog" noValidate onSubmit={check}>
          <span>
            <Icon name="pin" />
            <input
              ref={input}
              aria-label={strings.label}
              placeholder={strings.label}
              autoComplete="postal-code"
              autoCapitalize="characters"
              enterKeyHint="go"
              spellCheck={false}
              maxLength={40}
              value={text}
              aria-invalid={problem?.kind === 'invalid' || undefined}
              aria-describedby={problem === null ? undefined : problemId}
              onChange={({ currentTarget }) => write(currentTarget.value)}
            />
          </span>
          <Button type="submit" isLoading={isChecking}>
            {isOutside || problem !== null ? strings.checkAgain : strings.check}
          </Button>
          {!isOutside && problem === null && (
            <p>
              <Icon name="delivery" size="small" />
              <span>{strings.help(reach.areas, reach.place)}</span>
            </p>
          )}
        </form>
      )}
      <div role="status" className={styles.postcodeAnswer}>
        {isKnown && (
          <div className={styles.postcodeKnown}>
            <Icon
              name={fit === 'inside' ? 'check' : 'info'}
              size="small"
              className={fit === 'inside' ? '' : fromTablet}
            />
            <p>
              {fit === 'inside' && destination !== null && (
                <>
                  <span>{strings.deliversTo}</span>
                  <b className={styles.fees} translate="no">
                    {destination.postalCode}
                  </b>
                  {km !== null && <span className={fromTablet}>{strings.away(km)}</span>}
                  <span>. </span>
                </>
              )}
              {fit === 'outside' && destination !== null && (
                <span>{`${strings.outside(destination.postalCode)} `}</span>
              )}
              <span className={fromTablet}>
                <FeeText terms={terms} mode="delivery" />
              </span>
            </p>
            {!isAddress && (
              <Button variant="text" size="small" edge="end" ref={change} onClick={askAgain}>
                {strings.change}
              </Button>
            )}
          </div>
        )}
        {!isKnown && problem !== null && <Problem problem={problem} id={problemId} />}
        {isOutside && destination !== null && (
          <div className={styles.postcodeNote}>
            <Icon name="warning" />
            <p>
              <b>{strings.outside(destination.postalCode)}</b>
              {km !== null && furthest(reach.areas) > 0 && (
                <span>{`${strings.tooFar(km, reach.areas)} `}</span>
              )}
              {reach.hasCollection && <span>{strings.collection(collectionMinutes(terms))}</span>}
            </p>
            {reach.hasCollection && (
              <Button variant="secondary" size="small" icon="collection" onClick={collect}>
                {strings.collect}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
};

const collectionMinutes = ({ collection: { minutesFrom, minutesTo } }: OrderTerms) =>
  orderingStrings.minutes(minutesFrom, minutesTo);

const Problem = ({ problem, id }: { problem: PostcodeProblem; id: string }) => {
  if (problem.kind === 'invalid') {
    return (
      <p id={id}>
        <Icon name="error" size="small" />
        <span>{addressMessages.postalCode}</span>
      </p>
    );
  }
  const title = problem.kind === 'unplaced' ? strings.unplaced(problem.postcode) : strings[problem.kind];
  return (
    <div id={id} className={styles.postcodeNote}>
      <Icon name="info" />
      <p>
        <b>{title}</b>
        <span>{strings[`${problem.kind}Text`]}</span>
      </p>
    </div>
  );
};
