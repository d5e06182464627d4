/** The site of the counter and of the restaurants in the journey over https. */
export const deploymentDomain = 'tiffin.test';

/** The counter's hostname there. */
export const counterHost = `counter.${deploymentDomain}`;

/** The identity provider's hostname: another site, as Google's is. */
export const identityHost = 'identity.example-idp.test';
