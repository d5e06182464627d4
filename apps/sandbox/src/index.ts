// All stand-ins in one process: node src/index.ts
import { identityProviderOptions, startIdentityProvider } from './identity-provider/identity-provider.ts';
import { paymentProviderOptions, startPaymentProvider } from './payment-provider/payment-provider.ts';
import { postcodeServiceOptions, startPostcodeService } from './postcodes/postcode-service.ts';
import { serveUntilSignal } from './service.ts';

serveUntilSignal(
  await startIdentityProvider(identityProviderOptions(process.env)),
  await startPaymentProvider(paymentProviderOptions(process.env)),
  await startPostcodeService(postcodeServiceOptions(process.env)),
);
