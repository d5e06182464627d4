import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountMessages } from './account-messages.ts';
import { cartMessages } from './cart-messages.ts';
import { failedRequestMessage, showsFailedRequestToast } from './failed-request.ts';
import { invalidLoginDataMessage, toastMessages } from './toast-messages.ts';

describe('failedRequestMessage', () => {
  test.each([
    [400, "Bad Request: The server couldn't understand the request."],
    [401, 'Unauthorized: Please log in again.'],
    [403, "Forbidden: You don't have permission to access this resource."],
    [404, "Not Found: The requested resource doesn't exist."],
    [409, "Conflict: There's a problem with the current state of the resource."],
    [422, 'Validation Error: Please check your input.'],
    [402, 'Client Error: Something went wrong.'],
    [418, 'Client Error: Something went wrong.'],
    [429, 'Client Error: Something went wrong.'],
    [499, 'Client Error: Something went wrong.'],
    [500, 'Internal Server Error'],
    [503, 'Internal Server Error'],
    [599, 'Internal Server Error'],
  ])('%i: %s', (status, message) => {
    expect(failedRequestMessage(status)).toBe(message);
  });

  test('has one message for every server error and some for every client error', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), (status) => {
        expect(failedRequestMessage(status) === 'Internal Server Error').toBe(status >= 500);
      }),
    );
  });
});

describe('showsFailedRequestToast', () => {
  test.each([
    ['/profile', 401, true],
    ['/offers', 500, true],
    ['/offers', 400, false],
    ['/', 401, false],
    ['/', 500, false],
    ['/category/5f0c0ffee0ddba11ca7e0001', 404, true],
  ])('on %s at %i: %s', (path, status, shows) => {
    expect(showsFailedRequestToast({ path, status })).toBe(shows);
  });

  test('never on home, and elsewhere from 401 up', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.integer({ min: 100, max: 599 }), (path, status) => {
        expect(showsFailedRequestToast({ path: '/', status })).toBe(false);
        expect(showsFailedRequestToast({ path: `/x${path}`, status })).toBe(status > 400);
      }),
    );
  });
});

test('the toasts are the catalogue, word for word', () => {
  const all = { ...toastMessages, ...cartMessages, ...accountMessages };
  expect(Object.values(all).sort()).toEqual(
    [
      'Failed to add item to cart',
      'Failed to clear cart',
      'Failed to update item quantity',
      'Failed to remove item from cart',
      'Failed to fetch addresses',
      'Failed to add address',
      'Failed to update address',
      'Failed to delete address',
      'Cart cleared successfully',
      'Address added successfully',
      'Address updated successfully',
      'Address deleted successfully',
      'Logged in successfully',
      'Error loading addresses. Please try again.',
      'Failed to fetch promos',
    ].sort(),
  );
  expect(invalidLoginDataMessage).toBe('Invalid login data');
});
