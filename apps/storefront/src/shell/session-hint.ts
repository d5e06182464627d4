/**
 * Runs before the first paint and marks the page of a browser that holds tokens, so that the cart's column has its
 * room from the beginning. The page itself is the same for everybody.
 */
export const sessionHintScript =
  "try{if(localStorage.getItem('accessToken')&&localStorage.getItem('refreshToken'))document.documentElement.dataset.session='likely'}catch{}";
