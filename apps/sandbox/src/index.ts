// All stand-ins in one process: node src/index.ts
import { environment } from './environment.ts';
import { identityProviderOptions, startIdentityProvider } from './identity-provider/identity-provider.ts';
import { mailboxOptions, startMailbox } from './mailbox/mailbox.ts';
import { paymentProviderOptions, startPaymentProvider } from './payment-provider/payment-provider.ts';
import { postcodeServiceOptions, startPostcodeService } from './postcodes/postcode-service.ts';
import { serveUntilSignal } from './service.ts';

const env = environment();
serveUntilSignal(
  await startIdentityProvider(identityProviderOptions(env)),
  await startPaymentProvider(paymentProviderOptions(env)),
  await startPostcodeService(postcodeServiceOptions(env)),
  await startMailbox(mailboxOptions(env)),
);
