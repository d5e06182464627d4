import { Link } from '@react-email/components';
import { useMailLook } from '../look/mail-look-context.ts';

/** An e-mail address to press. */
export const MailLink = ({ address }: { address: string }) => {
  const { link } = useMailLook();
  return (
    <Link {...link} href={`mailto:${address.replaceAll(/[%?&#]/g, encodeURIComponent)}`}>
      {address}
    </Link>
  );
};
