import { appendResponseHeader } from '@tanstack/react-start/server';
import { isId } from '@tiffin/domain';
import { identifiedPerson } from '@tiffin/web/server/identity';
import { anonymousBackend } from '../../server/backend.server.ts';
import { keepCredential } from '../../server/credentials.server.ts';
import { redirectTo, requestIdentity } from './identity.server.ts';
import { type SignInProblem, signInProblemOf } from './sign-in-problem.ts';

/** Turns the provider's answer into a session of ours in the browser's cookie, and leads on. */
export async function completeSignIn(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const error = searchParams.get('error');
  if (error !== null) return refuse(signInProblemOf(error));
  const identity = await requestIdentity(request);
  if (identity === null) return refuse('unavailable');
  const person = await identifiedPerson(identity, request);
  if (person === null) return refuse('failed');

  const verified = await anonymousBackend().verifyStaff(person.idToken);
  for (const cookie of await person.end()) appendResponseHeader('set-cookie', cookie);
  if (!verified.ok) {
    if (verified.error.code === 'not_staff') return redirectTo('/not-staff');
    return refuse(verified.error.status === 401 ? 'failed' : 'unavailable');
  }
  const { sessionToken, expiresAt } = verified.data;
  const seconds = Math.floor((Date.parse(expiresAt) - Date.now()) / 1000);
  const order = searchParams.get('order');
  const page = isId(order) ? `/orders/${order}` : '/';
  return keepCredential('person', sessionToken, Math.max(0, seconds)) ? redirectTo(page) : refuse('insecure');
}

const refuse = (problem: SignInProblem) => redirectTo(`/sign-in?problem=${problem}`);
