import { type DeliveryDestination, judgeDelivery } from '@tiffin/domain';
import { OrderBar, type OrderBarProps, PostcodeCheck, type PostcodeCheckProps } from '@tiffin/ui';
import { useState } from 'react';

interface OrderingProps extends Pick<PostcodeCheckProps, 'reach' | 'lookUpPostcode'> {
  bar: Omit<OrderBarProps, 'postcode' | 'isPlaced'>;
}

/** The order bar of a visitor, who says where the food would go. */
export function Ordering({ bar, ...about }: OrderingProps) {
  const [destination, setDestination] = useState<DeliveryDestination | null>(null);
  const { area } = judgeDelivery(about.reach, destination);
  const terms = area === null ? bar.terms : { ...bar.terms, delivery: area };
  const check = { ...about, terms, destination, onDestination: setDestination };
  const postcode = <PostcodeCheck {...check} onCollect={() => bar.onModeChange('collection')} />;
  return <OrderBar {...bar} terms={terms} postcode={postcode} isPlaced={area !== null} />;
}
