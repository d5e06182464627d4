import { newCustomer } from '../accounts.ts';
import { placeOrder } from '../payments.ts';
import { type Account, addToCart, callBackend, restaurantAt, saveAddress } from '../services.ts';
import type { Ids } from './screens.ts';

interface Overview {
  readonly categories: readonly { readonly _id: string; readonly name: string }[];
}

/** A customer who has ordered once, and the ids of what the walk's addresses name. */
export async function customerWithOrder(): Promise<Ids & { readonly account: Account }> {
  const account = await newCustomer('orla');
  const { _id: addressId } = await saveAddress(account);
  await addToCart(account, 'Masala fries', 5);
  const orderId = await placeOrder(account, { addressId });
  const { categories } = await callBackend<Overview>('GET', `/restaurants/${await restaurantAt()}/menu`);
  const categoryId = categories.find(({ name }) => name === 'From the grill')?._id;
  if (categoryId === undefined) throw new Error('The grill has gone from the menu.');
  return { account, orderId, categoryId };
}
