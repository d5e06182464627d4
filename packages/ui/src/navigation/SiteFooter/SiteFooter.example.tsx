import { DietaryLegend, SiteFooter, type SiteFooterProps } from '@tiffin/ui';

const contact = {
  addressLine: '18 Call Lane',
  city: 'Leeds',
  postalCode: 'LS1 6DN',
  phone: '0113 496 0140',
  email: 'hello@saffronandsmoke.example',
};

/** The foot of a page with a menu. */
export function Foot({ legal }: Pick<SiteFooterProps, 'legal'>) {
  return (
    <SiteFooter legend={<DietaryLegend />} allergyPhone="0113 496 0142" contact={contact} legal={legal} />
  );
}
