import {
  choiceText,
  configurationTexts,
  formatPounds,
  type Order,
  type OrderItem,
  orderLines,
  orderProblemLimits,
  phoneHref,
} from '@tiffin/domain';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { NameWithAge } from '../../menu/DietaryMarks/NameWithAge.tsx';
import { DishTile } from '../../menu/DishTile/DishTile.tsx';
import { Modal, ModalBody, ModalFooter, ModalTitle } from '../../modal-stack/Modal/Modal.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { FieldSet } from '../../primitives/FieldSet/FieldSet.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { RadioOptions } from '../../private/RadioOptions.tsx';
import { screenReaderOnly } from '../../theme/screen-reader-only.css.ts';
import { orderProblemStrings as strings } from '../order-problem.strings.ts';
import * as styles from './OrderProblemDialog.css.ts';
import { isAboutWholeOrder, type OrderProblemDraft, type OrderProblemPlace } from './order-problem-draft.ts';
import { ProblemPhotos } from './ProblemPhotos.tsx';

/** Why it was not sent. */
export interface OrderProblemFailure {
  /** What is so and what to do, in words for the customer. */
  readonly message: string;
  /** The part of the form that it is about; null where it is about none. */
  readonly place: OrderProblemPlace | null;
}

export interface OrderProblemDialogProps {
  /** Whether it shows; left out inside the modal stack. */
  isOpen?: boolean;
  /** The order. */
  order: Pick<Order, 'items'>;
  /** The restaurant's phone number. */
  restaurantPhone: string;
  /** What is filled in; it outlives the dialog, so that closing loses nothing. */
  draft: OrderProblemDraft;
  /** How much of it has been sent, from 0 to 1; null while it is not being sent. @default null */
  progress?: number | null | undefined;
  /** Why it was not sent; null while that has not happened. @default null */
  failure?: OrderProblemFailure | null | undefined;
  /** Called with what makes the draft of then from the one of now. */
  onChange: (change: (draft: OrderProblemDraft) => OrderProblemDraft) => void;
  /** Called when the customer sends it: something is ticked and chosen by then. */
  onSend: () => void;
  /** Called when the dialog is to close; what is being sent is to stop then. */
  onClose: () => void;
}

const reasons = (['missing', 'wrong_dish', 'not_right', 'late', 'never_came', 'allergy'] as const).map(
  (value) => ({ value, label: strings.reasons[value] }),
);

/** Reports what is wrong with an order: which dishes, what happened, words and photos. */
export const OrderProblemDialog = (props: OrderProblemDialogProps) => {
  const { isOpen, order, restaurantPhone, draft, progress = null, failure = null } = props;
  const { onChange, onSend, onClose } = props;
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const [isPreparing, setPreparing] = useState(false);
  const isSending = progress !== null;
  const isWhole = isAboutWholeOrder(draft.reason);
  const change = (part: Partial<OrderProblemDraft>) => onChange((before) => ({ ...before, ...part }));
  const errors: Partial<Record<OrderProblemPlace, string>> = {
    ...(failure !== null && failure.place !== null && { [failure.place]: failure.message }),
    ...(attempt > 0 && problemsOf(draft)),
  };
  const fieldId = (place: OrderProblemPlace) => `${id}-${place}`;

  const send = () => {
    if (isSending || isPreparing) return;
    setAttempt(attempt + 1);
    if (Object.keys(problemsOf(draft)).length === 0) onSend();
  };
  const goToError = useEffectEvent(() => {
    const place = places.find((each) => errors[each] !== undefined);
    if (place === undefined) return;
    const field = document.getElementById(fieldId(place));
    const control = field?.matches('fieldset') ? field.querySelector('input') : field;
    control?.focus();
  });
  useEffect(() => {
    if (attempt > 0 || failure !== null) goToError();
  }, [attempt, failure]);

  return (
    <Modal isOpen={isOpen} onClose={onClose}>
      {/* Its spoken name is the same at every size. */}
      <ModalTitle className={screenReaderOnly}>{strings.title}</ModalTitle>
      <p className={styles.bar} aria-hidden="true">
        {strings.shortTitle}
      </p>
      <ModalBody className={styles.body}>
        <p className={styles.title} aria-hidden="true">
          {strings.title}
        </p>
        <p className={styles.lead}>{strings.lead}</p>
        <div className={styles.fields}>
          <FieldSet id={fieldId('dishes')} legend={strings.dishes} error={errors.dishes}>
            {(errorId) => (
              <>
                <p className={styles.help}>{isWhole ? strings.wholeOrder : strings.dishesHelp}</p>
                {order.items.map((item) => (
                  <Checkbox
                    key={item.id}
                    look="row"
                    label={<Dish item={item} />}
                    note={choicesOf(item, order.items)}
                    detail={<span translate="no">{formatPounds(item.totalPrice)}</span>}
                    isChecked={!isWhole && draft.lines.includes(item.id)}
                    isDisabled={isWhole || isSending}
                    errorId={errorId}
                    onChange={(isChecked) =>
                      onChange((before) => ({
                        ...before,
                        lines: [
                          ...before.lines.filter((line) => line !== item.id),
                          ...(isChecked ? [item.id] : []),
                        ],
                      }))
                    }
                  />
                ))}
              </>
            )}
          </FieldSet>
          <FieldSet id={fieldId('reason')} legend={strings.reason} error={errors.reason}>
            {(errorId) => (
              <>
                <div className={styles.reasons}>
                  <RadioOptions
                    options={reasons.map((reason) => ({ ...reason, isDisabled: isSending }))}
                    value={draft.reason}
                    onChange={(reason) => change({ reason })}
                    className={styles.reason}
                    errorId={errorId}
                    isInvalid={errorId !== undefined}
                  >
                    {({ label }) => <span>{label}</span>}
                  </RadioOptions>
                </div>
                <div role="status">
                  {draft.reason === 'allergy' && (
                    <div className={styles.unwell}>
                      <Banner>
                        <p>{strings.unwell}</p>
                        <p>
                          <span>{strings.ringToo}</span>{' '}
                          <Link href={phoneHref(restaurantPhone)}>{restaurantPhone}</Link>
                        </p>
                      </Banner>
                    </div>
                  )}
                </div>
              </>
            )}
          </FieldSet>
          <TextArea
            id={fieldId('text')}
            label={strings.more}
            rows={2}
            value={draft.text}
            maxLength={orderProblemLimits.mostText}
            countFrom={orderProblemLimits.mostText - 200}
            isDisabled={isSending}
            error={errors.text}
            onChange={(text) => change({ text })}
          />
          <ProblemPhotos
            id={fieldId('photos')}
            photos={draft.photos}
            error={errors.photos}
            isPreparing={isPreparing}
            isDisabled={isSending}
            onPreparing={setPreparing}
            onChange={(photos) => onChange((before) => ({ ...before, photos: photos(before.photos) }))}
          />
        </div>
      </ModalBody>
      <ModalFooter className={styles.foot}>
        {failure !== null && failure.place === null && !isSending && (
          <div className={styles.notice}>
            <Banner tone="bad">{failure.message}</Banner>
          </div>
        )}
        {isSending && (
          <div className={styles.notice}>
            <p role="status">{strings.keepOpen}</p>
            <progress value={progress} max={1} aria-label={strings.sent} className={styles.progress} />
          </div>
        )}
        <Button variant="secondary" onClick={onClose}>
          {strings.cancel}
        </Button>
        <Button className={styles.send} isLoading={isSending || isPreparing} onClick={send}>
          {isSending ? strings.sending : isPreparing ? strings.preparing : strings.send}
        </Button>
      </ModalFooter>
    </Modal>
  );
};

/** In the form's order. */
const places = ['dishes', 'reason', 'text', 'photos'] as const satisfies readonly OrderProblemPlace[];

function problemsOf({ reason, lines }: OrderProblemDraft): Partial<Record<OrderProblemPlace, string>> {
  // What is ticked matters only once it is known whether dishes are meant.
  if (reason === null) return { reason: strings.chooseReason };
  return lines.length === 0 && !isAboutWholeOrder(reason) ? { dishes: strings.chooseDishes } : {};
}

/** What was chosen for a dish, where another line is of the same dish. */
function choicesOf(item: OrderItem, items: readonly OrderItem[]): string | undefined {
  if (!items.some(({ id, name }) => id !== item.id && name === item.name)) return undefined;
  const texts = configurationTexts(orderLines(item), choiceText);
  return texts.length === 0 ? undefined : texts.join(', ');
}

const Dish = ({ item }: { readonly item: OrderItem }) => (
  <span className={styles.dish}>
    <DishTile photoUrl={item.photoUrl} photo={item.photo} className={styles.tile} />
    <span>
      <span translate="no">{`${item.quantity}\u00a0× `}</span>
      <NameWithAge name={item.name} isAlcohol={item.isAlcohol} />
    </span>
  </span>
);
