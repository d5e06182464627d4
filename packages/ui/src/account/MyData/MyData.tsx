import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { myDataStrings as strings } from '../my-data.strings.ts';
import * as styles from './MyData.css.ts';

export interface MyDataProps {
  /** The copy is being prepared. @default false */
  isPreparing?: boolean | undefined;
  /** The copy could not be made. @default false */
  hasFailed?: boolean | undefined;
  /** Where anything else is asked; no such row without it. */
  requestHref?: PageHref | undefined;
  /** Called when the customer asks for a copy. */
  onDownload: () => void;
  /** Called when the customer wants to delete the account; nothing is deleted before a dialog has asked. */
  onErase: () => void;
}

/** A copy of what is stored about the customer, and the way to delete it. */
export const MyData = ({
  isPreparing = false,
  hasFailed = false,
  requestHref,
  onDownload,
  onErase,
}: MyDataProps) => (
  <div className={styles.data}>
    <div className={styles.row}>
      <p className={styles.text}>{strings.copy}</p>
      <Button variant="secondary" isLoading={isPreparing} onClick={onDownload}>
        {isPreparing ? strings.preparing : strings.download}
      </Button>
    </div>
    {hasFailed && <Banner tone="bad">{strings.downloadFailed}</Banner>}
    <div className={styles.row}>
      <p className={styles.text}>{strings.eraseLead}</p>
      <Button variant="secondary" onClick={onErase}>
        {strings.erase}
      </Button>
    </div>
    {requestHref !== undefined && (
      <div className={styles.row}>
        <p className={styles.text}>{strings.requestLead}</p>
        <ButtonLink variant="secondary" href={requestHref}>
          {strings.request}
        </ButtonLink>
      </div>
    )}
  </div>
);
