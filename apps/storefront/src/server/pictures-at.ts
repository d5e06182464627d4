import type { Fetch } from '@tiffin/api';

// As the backend writes them for everyone: paths on the storefront's own host. The CDN is this storefront's, named by its policy
// too. In JSON text this can only be a member: within a string its quotes would be escaped.
const ownPictures = /"(photoUrl|logoUrl|mastheadUrl)":"(?=\/pictures\/)/g;

/** A fetch whose answers name the restaurants' own pictures at another host, as a CDN; pictures of the build stay here. */
export function picturesAt(base: string, send: Fetch): Fetch {
  const prefix = base.replace(/\/$/, '');
  return async (request) => {
    const answer = await send(request);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (answer.status !== 200 || !isJson) return answer;
    const text = (await answer.text()).replaceAll(ownPictures, `"$1":"${prefix}`);
    const headers = new Headers(answer.headers);
    // What follows has been undone by now.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
    return new Response(text, { headers });
  };
}
