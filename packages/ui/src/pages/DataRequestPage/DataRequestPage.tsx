import type { DataRequest, DataRequestReceipt } from '@tiffin/domain';
import {
  DataRequestForm,
  type DataRequestFormProps,
} from '../../account/DataRequestForm/DataRequestForm.tsx';
import {
  DataRequestReceived,
  type DataRequestReceivedProps,
} from '../../account/DataRequestReceived/DataRequestReceived.tsx';
import { dataRequestStrings as strings } from '../../account/data-request.strings.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import * as styles from './DataRequestPage.css.ts';

/** Props of {@link DataRequestPage}. */
export interface DataRequestPageProps {
  /** What is said of the request; null while none was received. */
  receipt: DataRequestReceipt | null;
  /** Who is asked. */
  restaurant: DataRequestReceivedProps['restaurant'];
  /** Who is signed in; it may be known late, and what was typed by then stays. */
  customer?: DataRequestFormProps['customer'];
  /** The request is being sent. @default false */
  isSending?: boolean | undefined;
  /** Why it could not be sent. What was typed stays. */
  error?: string | undefined;
  /** Where customers do at once what needs no request. */
  profileHref: PageHref;
  /** Where the customer goes on from the acknowledgement. */
  homeHref: PageHref;
  /** Called with the request, once it is complete. */
  onSubmit: (request: DataRequest) => void;
}

/** Asks the restaurant about one's data, and acknowledges the request; what needs no request is pointed out first. */
export const DataRequestPage = (props: DataRequestPageProps) => {
  const { receipt, restaurant, profileHref, homeHref, ...form } = props;
  return (
    <>
      <PageHead title={strings.title} note={strings.note(restaurant.name)} />
      <div className={styles.content}>
        {receipt === null ? (
          <>
            <div className={styles.own}>
              <Banner>
                <div className={styles.ownData}>
                  <span className={styles.ownText}>{strings.ownData}</span>
                  <ButtonLink variant="secondary" size="small" href={profileHref}>
                    {strings.toProfile}
                  </ButtonLink>
                </div>
              </Banner>
            </div>
            <DataRequestForm restaurantName={restaurant.name} {...form} />
          </>
        ) : (
          <DataRequestReceived receipt={receipt} restaurant={restaurant} homeHref={homeHref} />
        )}
      </div>
    </>
  );
};
