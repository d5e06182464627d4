import { isNotFound } from '@tanstack/react-router';

/**
 * Answers with a file that each restaurant has its own of: 404 for a hostname without a restaurant, 503 while the file
 * cannot be made. The client has logged the call that got no answer.
 */
export async function fileResponse(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (isNotFound(error)) return new Response('Not found', { status: 404 });
    return new Response('Not available', { status: 503, headers: { 'retry-after': '10' } });
  }
}
