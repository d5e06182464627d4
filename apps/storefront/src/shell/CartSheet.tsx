import { Modal } from '@tiffin/ui';
import { CartContainer } from '../features/checkout/CartContainer.tsx';

/** The cart over the page, on phones and tablets. */
export default function CartSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal isOpen onClose={onClose} phoneLook="sheet">
      <CartContainer onClose={onClose} />
    </Modal>
  );
}
