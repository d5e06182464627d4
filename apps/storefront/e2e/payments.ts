import { ports } from './ports.ts';

/** Pays on the provider's page at `url` without opening it. */
export async function payFor(url: string, card = '4242424242424242'): Promise<void> {
  const id = new URL(url).pathname.split('/').at(-1);
  const answer = await fetch(`http://localhost:${ports.payments}/sandbox/sessions/${id}/pay`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: JSON.stringify({ card }),
  });
  if (!answer.ok) throw new Error(`Paying answered ${answer.status}: ${await answer.text()}`);
}
