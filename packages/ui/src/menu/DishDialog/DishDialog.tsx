import { Modal } from '../../modal-stack/Modal/Modal.tsx';
import { DishForm, type DishFormProps } from './DishForm.tsx';

/** Props of {@link DishDialog}. */
export interface DishDialogProps extends DishFormProps {
  /** Whether the dialog shows; left out inside the modal stack, which knows. */
  isOpen?: boolean | undefined;
  /** Called when the customer closes it. */
  onClose?: (() => void) | undefined;
}

/**
 * A dish with everything to choose about it; it opens at once from what the card shows. A module of its own, so that
 * pages can load it when it is first opened.
 */
export const DishDialog = ({ isOpen, onClose, ...dish }: DishDialogProps) => (
  <Modal isOpen={isOpen} onClose={onClose}>
    {/* Another dish starts with nothing chosen. */}
    <DishForm key={dish.item.id} {...dish} />
  </Modal>
);
