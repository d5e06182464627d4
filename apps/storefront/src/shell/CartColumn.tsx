import { CartContainer } from '../features/checkout/CartContainer.tsx';

/** The cart beside the page, a module of its own because visitors never need it. */
export default function CartColumn() {
  return <CartContainer />;
}
