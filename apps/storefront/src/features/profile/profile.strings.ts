/** What customers read of their account beside the profile's own words. */
export const profileStrings = {
  erased: 'Your account is deleted.',
} as const;
