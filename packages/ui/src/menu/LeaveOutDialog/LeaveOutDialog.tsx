import {
  allergenCodes,
  allergenNames,
  countFilters,
  diets,
  type FilterableDish,
  formatPhoneNumber,
  judgeDish,
  leavesOut,
  type MenuFilter,
  noFilter,
  phoneHref,
} from '@tiffin/domain';
import { useMemo, useState } from 'react';
import { Modal, ModalBody, ModalFooter } from '../../modal-stack/Modal/Modal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../private/class-names.ts';
import { mark as markStyle } from '../DietaryMarks/DietaryMarks.css.ts';
import { leaveOutStrings as words } from '../leave-out.strings.ts';
import { menuStrings } from '../menu.strings.ts';
import * as styles from './LeaveOutDialog.css.ts';

/** A dish of the menu with its name. */
export type NamedDish = FilterableDish & { readonly name: string };

/** Props of {@link LeaveOutDialog}. */
export interface LeaveOutDialogProps {
  /** What is left out as it opens. */
  filter: MenuFilter;
  /** All dishes of the menu, each once; null while they are on their way. */
  dishes: readonly NamedDish[] | null;
  /** The dishes could not be loaded. @default false */
  hasFailed?: boolean | undefined;
  /** Called when the customer asks for them again. */
  onRetry?: (() => void) | undefined;
  /** Where the restaurant answers questions about allergens, E.164. */
  allergyPhone: string;
  /** Called with what is to be left out, however the dialog closes: nobody eats what they have ticked. */
  onClose: (filter: MenuFilter) => void;
}

/** Chooses the allergens and diets by which dishes are left out of the menu, with counts before choosing. */
export const LeaveOutDialog = ({
  filter,
  dishes,
  hasFailed = false,
  onRetry,
  allergyPhone,
  onClose,
}: LeaveOutDialogProps) => {
  const [wanted, setWanted] = useState(filter);
  const { allergens, allowsMayContain, diets: wantedDiets } = wanted;
  const counts = useMemo(
    () => dishes && countFilters(dishes, { allowsMayContain }),
    [dishes, allowsMayContain],
  );
  const found = useMemo(() => dishes && judged(dishes, wanted), [dishes, wanted]);
  const toggled = <Value,>(values: readonly Value[], value: Value) =>
    values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  const close = () => onClose(wanted);
  return (
    <Modal isOpen title={words.title} phoneLook="sheet" onClose={close}>
      <ModalBody>
        <p className={styles.shown} role="status">
          {found && dishes
            ? words.shown(found.shown, dishes.length)
            : hasFailed
              ? words.failed
              : words.loading}
        </p>
        {hasFailed && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
        <fieldset className={styles.allergens} aria-label={words.allergens}>
          {allergenCodes.map((code) => (
            <Checkbox
              key={code}
              look="row"
              label={allergenNames[code]}
              detail={counts && <Count count={counts.allergens[code]} />}
              isChecked={allergens.includes(code)}
              onChange={() => setWanted({ ...wanted, allergens: toggled(allergens, code) })}
            />
          ))}
        </fieldset>
        <Checkbox
          label={words.mayContain}
          note={
            found && allergens.length > 0
              ? words.mayContainCount(found.onlyMayContain, allergens)
              : words.mayContainNote
          }
          isChecked={!allowsMayContain}
          onChange={(isChecked) => setWanted({ ...wanted, allowsMayContain: !isChecked })}
        />
        <fieldset className={styles.diets} aria-label={words.diets}>
          {diets.map((diet) => (
            <Chip
              key={diet}
              isPressed={wantedDiets.includes(diet)}
              onPress={() => setWanted({ ...wanted, diets: toggled(wantedDiets, diet) })}
            >
              <span className={classNames(markStyle, styles.letter)} aria-hidden="true">
                {menuStrings.marks[diet].letter}
              </span>
              <span>{menuStrings.marks[diet].name}</span>
              {counts && <Count count={counts.diets[diet]} />}
            </Chip>
          ))}
        </fieldset>
        {found && found.notStated.length > 0 && (
          <div className={styles.unstated}>
            <Icon name="info" />
            <p>
              <strong>{words.notStated(found.notStated.length)}</strong>{' '}
              <span translate="no">{words.named(found.notStated)}</span> <span>{words.neverFree}</span>{' '}
              <span>{words.ask}</span>{' '}
              <Link href={phoneHref(allergyPhone)} variant="text">
                {formatPhoneNumber(allergyPhone)}
              </Link>
            </p>
          </div>
        )}
      </ModalBody>
      <ModalFooter className={styles.actions}>
        <Button variant="secondary" isUnavailable={!leavesOut(wanted)} onClick={() => setWanted(noFilter)}>
          {words.clear}
        </Button>
        <Button isWide onClick={close}>
          {found ? words.show(found.shown) : words.done}
        </Button>
      </ModalFooter>
    </Modal>
  );
};

const Count = ({ count }: { count: number }) => (
  <span>
    <span aria-hidden="true">{count}</span>
    <VisuallyHidden>{words.countOf(count)}</VisuallyHidden>
  </span>
);

/** How many dishes pass, which ones do not say, and how many are left out for traces alone. */
const judged = (dishes: readonly NamedDish[], filter: MenuFilter) => {
  const verdicts = dishes.map((dish) => ({ name: dish.name, verdict: judgeDish(dish, filter) }));
  const shown = verdicts.filter(({ verdict }) => verdict === 'passes').length;
  const lenient = { ...filter, allowsMayContain: true };
  return {
    shown,
    notStated: verdicts.filter(({ verdict }) => verdict === 'not_stated').map(({ name }) => name),
    onlyMayContain:
      dishes.filter((dish) => judgeDish(dish, lenient) === 'passes').length -
      dishes.filter((dish) => judgeDish(dish, { ...filter, allowsMayContain: false }) === 'passes').length,
  };
};
