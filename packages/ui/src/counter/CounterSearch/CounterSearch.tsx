import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './CounterSearch.css.ts';

interface CounterSearchProps {
  /** What can be looked for. */
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** The field in which staff look for something. */
export const CounterSearch = ({ label, value, onChange }: CounterSearchProps) => (
  <div className={styles.search}>
    <CounterIcon name="search" className={styles.icon} />
    <input
      type="search"
      className={styles.input}
      aria-label={label}
      placeholder={label}
      value={value}
      autoComplete="off"
      maxLength={60}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </div>
);
