/** Where the browser reads the photos of problems of an order: a route of this app, which adds the session. */
export const photoHrefs =
  (restaurantId: string, orderId: string) =>
  (problemId: string, photoId: string): string =>
    `/api/restaurants/${restaurantId}/orders/${orderId}/problems/${problemId}/photos/${photoId}`;
