import { useId } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { orderNotesStrings as strings } from '../cart.strings.ts';
import * as styles from './NoteFields.css.ts';

interface CutlerySwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether cutlery and napkins are packed: most orders go home, where they are. */
export const CutlerySwitch = ({ isOn, onChange }: CutlerySwitchProps) => {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={id}
      className={styles.row}
      onClick={() => onChange(!isOn)}
    >
      <Icon name="dish" />
      <span className={styles.what}>
        <span id={id} className={styles.title}>
          {strings.cutlery}
        </span>{' '}
        <span className={styles.written}>{isOn ? strings.wanted : strings.notWanted}</span>
      </span>
      <span className={styles.knob[isOn ? 'on' : 'off']} aria-hidden="true">
        <span className={styles.dot[isOn ? 'on' : 'off']} />
      </span>
    </button>
  );
};
