import {
  type CounterOrder,
  closedReasonMessages,
  type DeclineReason,
  declineReasons,
  formatPounds,
  refundableAmount,
} from '@tiffin/domain';
import { Fragment, useId, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import * as dialog from '../CounterDialog/CounterDialog.css.ts';
import { CounterDialog, type CounterDialogBaseProps } from '../CounterDialog/CounterDialog.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { dialogStrings } from '../dialogs.strings.ts';
import { OptionRow } from '../OptionRow/OptionRow.tsx';
import * as styles from './DeclineDialog.css.ts';

const strings = dialogStrings.decline;

/** Why an order is declined, and the dishes that are sold out from now on. */
export interface Decline {
  readonly reason: DeclineReason;
  /** Menu item ids; empty unless the reason is `out_of_stock`. */
  readonly soldOutMenuItemIds: readonly string[];
}

/** Props of {@link DeclineDialog}. */
export interface DeclineDialogProps extends CounterDialogBaseProps {
  /** The order that nobody has answered. */
  order: CounterOrder;
  /** Until when ticked dishes are off the menu, in words: "Saturday 12:00". */
  soldOutUntil: string;
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
  order: { order },
  soldOutUntil,
  isSending = false,
  problem,
  onDecline,
}: DeclineDialogProps) => {
  const id = useId();
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [soldOut, setSoldOut] = useState<ReadonlySet<string>>(new Set());
  const dishes = new Map(order.items.map(({ menuItemId, name }) => [menuItemId, name]));
  const left = refundableAmount(order.refunds, order.breakdown.totalAmount);
  const amount = formatPounds(left);
  const tick = (menuItemId: string, isTicked: boolean) => {
    const next = new Set(soldOut);
    if (isTicked) next.add(menuItemId);
    else next.delete(menuItemId);
    setSoldOut(next);
  };
  const decline = () => {
    if (reason === null) return;
    onDecline({ reason, soldOutMenuItemIds: reason === 'out_of_stock' ? [...soldOut] : [] });
  };
  return (
    <CounterDialog
      isOpen={isOpen}
      onClose={onClose}
      title={strings.title(order.number)}
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
                  : dialogStrings.customerReads(closedReasonMessages[reason])}
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
              <fieldset className={styles.dishes} aria-label={strings.whichDishes}>
                {[...dishes].map(([menuItemId, name]) => (
                  <OptionRow
                    key={menuItemId}
                    type="checkbox"
                    isChecked={soldOut.has(menuItemId)}
                    detail={soldOut.has(menuItemId) ? strings.soldOutUntil(soldOutUntil) : undefined}
                    onChange={(isTicked) => tick(menuItemId, isTicked)}
                  >
                    {name}
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
