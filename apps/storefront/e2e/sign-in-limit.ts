/** How many sign-ins the backends of the journeys allow in how many seconds: all customers come from one machine. */
export const signInLimit = '600/60';
