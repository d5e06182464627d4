import {
  type CounterOrder,
  closedReasonMessage,
  type DeclineReason,
  declineReasons,
  formatPounds,
  localTimes,
  type OpeningSchedule,
  orderParts,
  outOfWords,
  refundableAmount,
  type SoldOutTarget,
  serviceEnd,
} from '@tiffin/domain';
import { Fragment, useId, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import * as dialog from '../CounterDialog/CounterDialog.css.ts';
import { CounterDialog, type CounterDialogBaseProps } from '../CounterDialog/CounterDialog.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { dialogStrings } from '../dialogs.strings.ts';
import { formatMoment } from '../format-moment.ts';
import { OptionRow } from '../OptionRow/OptionRow.tsx';
import { orderInWords } from '../order-in-words.ts';
import * as styles from './DeclineDialog.css.ts';

const strings = dialogStrings.decline;

/** Why an order is declined, and what is sold out from now on. */
export interface Decline {
  readonly reason: DeclineReason;
  /** Dishes and choices of the order; empty unless the reason is `out_of_stock`. */
  readonly outOf: readonly SoldOutTarget[];
}

/** Props of {@link DeclineDialog}. */
export interface DeclineDialogProps extends CounterDialogBaseProps {
  /** The order that nobody has answered. */
  order: CounterOrder;
  /** When the restaurant is open: what is ticked is off the menu until it opens next. */
  schedule: OpeningSchedule;
  /** The time, from which that is counted. */
  now: Date;
  /** The answer is on its way. @default false */
  isSending?: boolean | undefined;
  /** Why the last try did not work. */
  problem?: string | undefined;
  /** Called when the order is declined. */
  onDecline: (decline: Decline) => void;
}

/** Asks why an order is declined, and shows what its customer reads and gets back before anything is sent. */
export const DeclineDialog = ({
  isOpen,
  onClose,
  order: entry,
  schedule,
  now,
  isSending = false,
  problem,
  onDecline,
}: DeclineDialogProps) => {
  const { order } = entry;
  const id = useId();
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const parts = orderParts(order.items);
  const outOf = reason === 'out_of_stock' ? parts.filter(({ name }) => ticked.has(name)) : [];
  const left = refundableAmount(order.refunds, order.breakdown.totalAmount);
  const amount = formatPounds(left);
  const opening = serviceEnd('next_opening', schedule, now).toISOString();
  const back = formatMoment(opening, now, localTimes(schedule.timeZone));
  const tick = (name: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(name);
    else next.delete(name);
    setTicked(next);
  };
  const decline = () => {
    if (reason === null) return;
    onDecline({ reason, outOf: outOf.flatMap(({ targets }) => targets) });
  };
  return (
    <CounterDialog
      isOpen={isOpen}
      onClose={onClose}
      title={strings.title(order.number)}
      lead={orderInWords(entry)}
      isLocked={isSending}
      footer={
        <>
          {problem !== undefined && (
            <p role="alert" className={dialog.problem}>
              {problem}
            </p>
          )}
          <p className={dialog.say}>
            <CounterIcon name="refund" size="large" />
            <span>
              {left > 0 && <strong className={dialog.strong}>{dialogStrings.goesBack(amount)}</strong>}{' '}
              <span>
                {reason === null
                  ? dialogStrings.chooseWhy
                  : dialogStrings.customerReads(
                      closedReasonMessage({
                        closedReason: reason,
                        ...(outOf.length > 0 && { outOf: outOfWords(outOf) }),
                      }),
                    )}
              </span>
            </span>
          </p>
          <div className={dialog.answers}>
            <CounterButton isDisabled={isSending} onClick={onClose}>
              {dialogStrings.keep}
            </CounterButton>
            <CounterButton
              variant="late"
              icon="close"
              isLoading={isSending}
              isDisabled={reason === null}
              onClick={decline}
            >
              {left > 0 ? strings.confirm(amount) : strings.confirmFree}
            </CounterButton>
          </div>
        </>
      }
    >
      <fieldset disabled={isSending}>
        <legend>
          <VisuallyHidden>{dialogStrings.why}</VisuallyHidden>
        </legend>
        {declineReasons.map((each) => (
          <Fragment key={each}>
            <OptionRow type="radio" name={id} isChecked={each === reason} onChange={() => setReason(each)}>
              {strings.reasons[each]}
            </OptionRow>
            {each === 'out_of_stock' && reason === each && (
              <fieldset className={styles.dishes} aria-label={strings.whatIsOut}>
                {parts.map(({ name, dishes }) => (
                  <OptionRow
                    key={name}
                    type="checkbox"
                    isChecked={ticked.has(name)}
                    detail={ticked.has(name) ? strings.soldOutUntil(back) : undefined}
                    onChange={(isTicked) => tick(name, isTicked)}
                  >
                    {dishes.length === 0 ? name : strings.choiceOf(name, dishes)}
                  </OptionRow>
                ))}
              </fieldset>
            )}
          </Fragment>
        ))}
      </fieldset>
    </CounterDialog>
  );
};
