import {
  addPence,
  formatPounds,
  isSameAllergens,
  type LeftLine,
  multiplyPence,
  type Order,
  type OrderItem,
  type OrderTimes,
  orderedAt,
  type Pence,
  type Reorder,
  type ReorderedLine,
  subtractPence,
} from '@tiffin/domain';
import { type ReactNode, useId, useState } from 'react';
import { Modal, ModalBody, ModalFooter, ModalTitle } from '../../modal-stack/Modal/Modal.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { Price } from '../../primitives/Price/Price.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { amountWords, statesNow, reorderStrings as strings } from '../reorder.strings.ts';
import { AllergenQuestion } from './AllergenQuestion.tsx';
import * as styles from './ReorderDialog.css.ts';
import { ReorderLine } from './ReorderLine.tsx';

export interface ReorderDialogProps {
  /** Whether it shows; left out inside the modal stack. */
  isOpen?: boolean;
  /** The order that is ordered again. */
  order: Pick<Order, 'number' | 'items' | 'createdAt' | 'placedAt'>;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<OrderTimes, 'date'>;
  /** What became of its lines; null while they are on their way to the cart. */
  result: Reorder | null;
  /** Why nothing was added, in words for the customer. @default null */
  failure?: string | null | undefined;
  /** The line that is on its way after its allergens were accepted. @default null */
  accepting?: string | null | undefined;
  /** The line whose acceptance did not arrive. @default null */
  failedLine?: string | null | undefined;
  /** Why the server refused it, in words for the customer; null where it may arrive next time. @default null */
  failedWhy?: string | null | undefined;
  /** Called with a line whose changed allergens the customer accepts. */
  onAccept: (lineId: string) => void;
  /** Called when everything that was added is to leave the cart again. */
  onUndo: () => void;
  /** Called when the customer goes to the cart. */
  onGoToCart: () => void;
  /** Called to try again after a failure; left out where that would not help. */
  onRetry?: (() => void) | undefined;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** What came of ordering again: what needs an answer, what has changed, what was left, and what is as before. */
export const ReorderDialog = (props: ReorderDialogProps) => {
  const { isOpen, order, times, result, failure = null, onRetry, onClose } = props;
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const answers = { leftOut, onLeave: (lineId: string) => setLeftOut([...leftOut, lineId]) };
  return (
    <Modal isOpen={isOpen} onClose={onClose}>
      <ModalBody className={styles.body} label={strings.title} isTabStop={result !== null}>
        <ModalTitle className={styles.title}>{strings.title}</ModalTitle>
        <p className={styles.lead}>
          <span>{strings.from(order.number, times.date(orderedAt(order)))}</span>
          {result !== null && (
            <span>{` ${strings.changes(result.changed.length + result.left.length)}`}</span>
          )}
        </p>
        {failure !== null ? (
          <div className={styles.notice}>
            <Banner tone="bad">{failure}</Banner>
          </div>
        ) : result === null ? (
          <p className={styles.waiting} role="status">
            <Spinner label="" />
            <span>{strings.adding}</span>
          </p>
        ) : null}
        {result !== null && failure === null && <Lines {...props} {...answers} result={result} />}
      </ModalBody>
      {result !== null && failure === null ? (
        <Sum {...props} {...answers} result={result} />
      ) : (
        <ModalFooter className={styles.foot}>
          <span className={styles.answers}>
            <Button variant="secondary" onClick={onClose}>
              {strings.close}
            </Button>
            {failure !== null && onRetry !== undefined && <Button onClick={onRetry}>{strings.retry}</Button>}
          </span>
        </ModalFooter>
      )}
    </Modal>
  );
};

interface WithResult extends ReorderDialogProps {
  readonly result: Reorder;
  /** The lines that the customer has left out. */
  readonly leftOut: readonly string[];
  readonly onLeave: (lineId: string) => void;
}

const isAsked = ({ reason, lineId }: LeftLine, { leftOut }: Pick<WithResult, 'leftOut'>) =>
  reason === 'allergens_changed' && !leftOut.includes(lineId);

/** The kinds of what was added, in the order in which they are read. */
const addedKinds = ['accepted', 'dearer', 'cheaper', 'fewer', 'renamed', 'same'] as const;
type AddedKind = (typeof addedKinds)[number];

const addedIcons: Readonly<Record<AddedKind, IconName>> = {
  accepted: 'warning',
  dearer: 'dearer',
  cheaper: 'cheaper',
  fewer: 'subtract',
  renamed: 'edit',
  same: 'check',
};

function kindOf({ unitPrice, quantity, allergens, before, renamed }: ReorderedLine): AddedKind {
  if (unitPrice > before.unitPrice) return 'dearer';
  if (unitPrice < before.unitPrice) return 'cheaper';
  if (quantity < before.quantity) return 'fewer';
  return renamed !== undefined && isSameAllergens(before.allergens, allergens) ? 'renamed' : 'accepted';
}

const Lines = (props: WithResult) => {
  const { order, result, accepting = null, failedLine = null, failedWhy = null, onAccept, onLeave } = props;
  const itemOf = (lineId: string) => order.items.find(({ id }) => id === lineId);
  const asked = result.left.filter((line) => isAsked(line, props));
  const rest = result.left.filter((line) => !isAsked(line, props));
  const reasons = [...new Set(rest.map(({ reason }) => reason))];
  const added = [
    ...result.changed.map((line) => ({ kind: kindOf(line), line })),
    ...result.added.map((line) => ({ kind: 'same' as const, line })),
  ];
  const groupOf = (wanted: AddedKind) => added.filter(({ kind }) => kind === wanted);
  const changedKinds = addedKinds.filter((kind) => kind !== 'same' && groupOf(kind).length > 0);
  const sections = (kinds: readonly AddedKind[]) =>
    kinds.map((kind) => (
      <Section key={kind} icon={addedIcons[kind]} title={strings[kind]}>
        {groupOf(kind).map(({ line }) => (
          <Added key={line.lineId} line={line} item={itemOf(line.lineId)} />
        ))}
      </Section>
    ));
  return (
    <>
      {asked.map((line) => (
        <AllergenQuestion
          key={line.lineId}
          line={line}
          item={itemOf(line.lineId)}
          isAccepting={accepting === line.lineId}
          isWaiting={accepting !== null}
          failure={failedLine === line.lineId ? (failedWhy ?? strings.acceptFailed) : null}
          onAccept={() => onAccept(line.lineId)}
          onLeave={() => onLeave(line.lineId)}
        />
      ))}
      {sections(changedKinds)}
      {reasons.map((reason) => (
        <Section
          key={reason}
          icon={reason === 'allergens_changed' ? 'subtract' : 'sold-out'}
          title={reason === 'allergens_changed' ? strings.leftOut : strings.left[reason]}
        >
          {rest
            .filter((line) => line.reason === reason)
            .map((line) => (
              <ReorderLine
                key={line.lineId}
                name={line.name}
                quantity={line.quantity}
                item={itemOf(line.lineId)}
                texts={reason === 'allergens_changed' ? [] : [line.message]}
                isDimmed
                price={
                  line.unitPrice !== null && (
                    <Price
                      amount={multiplyPence(line.unitPrice, line.quantity)}
                      weight="plain"
                      className={styles.muted}
                    />
                  )
                }
              />
            ))}
        </Section>
      ))}
      {groupOf('same').length > 0 && sections(['same'])}
    </>
  );
};

const Section = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <Icon name={icon} />
        <span>{title}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  );
};

const Added = ({ line, item }: { line: ReorderedLine; item: OrderItem | undefined }) => {
  const { name, quantity, unitPrice, allergens, before, renamed = [] } = line;
  const kind = kindOf(line);
  const texts = [
    ...renamed.map((one) => strings.calledNow(one.before, one.now)),
    unitPrice > before.unitPrice
      ? strings.more(amountWords(subtractPence(unitPrice, before.unitPrice)), quantity)
      : unitPrice < before.unitPrice
        ? strings.less(amountWords(subtractPence(before.unitPrice, unitPrice)), quantity)
        : null,
    quantity < before.quantity ? strings.onlySome(quantity, before.quantity) : null,
    kind === 'dearer' || kind === 'cheaper' ? null : statesNow(allergens),
  ].filter((text) => text !== null);
  return (
    <ReorderLine
      name={name}
      quantity={quantity}
      item={item}
      texts={texts}
      price={
        unitPrice === before.unitPrice ? (
          <Price amount={multiplyPence(unitPrice, quantity)} />
        ) : (
          <WasNow was={multiplyPence(before.unitPrice, quantity)} now={multiplyPence(unitPrice, quantity)} />
        )
      }
    />
  );
};

const WasNow = ({ was, now }: { was: Pence; now: Pence }) => (
  <>
    <VisuallyHidden>{strings.was}</VisuallyHidden>
    <Price amount={was} weight="plain" className={styles.was} />
    <VisuallyHidden>{strings.now}</VisuallyHidden>
    <Price amount={now} />
  </>
);

const Sum = (props: WithResult) => {
  const { result, onUndo, onGoToCart, onClose } = props;
  const added = [...result.changed, ...result.added];
  const amount = addPence(...added.map(({ unitPrice, quantity }) => multiplyPence(unitPrice, quantity)));
  const pieces = added.reduce((sum, { quantity }) => sum + quantity, 0);
  const asked = result.left.filter((line) => isAsked(line, props)).length;
  const hasAdded = added.length > 0;
  return (
    <ModalFooter className={styles.foot}>
      <p className={styles.sum} role="status">
        <b className={styles.amount}>{hasAdded ? strings.sum(formatPounds(amount)) : strings.nothing}</b>
        {(hasAdded || asked > 0) && <span>{strings.count(pieces, asked)}</span>}
      </p>
      <span className={styles.answers}>
        {hasAdded ? (
          <>
            <Button variant="secondary" onClick={onUndo}>
              {strings.undo}
            </Button>
            <Button className={styles.main} onClick={onGoToCart}>
              {strings.toCart}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            {strings.close}
          </Button>
        )}
      </span>
    </ModalFooter>
  );
};
