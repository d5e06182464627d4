import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import * as styles from './WaitingPage.css.ts';

/** Props of {@link WaitingPage}. */
export interface WaitingPageProps {
  /** What is being waited for, shown beside the wheel and spoken once. */
  label: string;
}

/** Stands where a page only does something and leads on: signing in, logging out. */
export const WaitingPage = ({ label }: WaitingPageProps) => (
  <div role="status" className={styles.page}>
    <Spinner label="" />
    <span>{label}</span>
  </div>
);
