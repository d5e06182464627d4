/** Shows new mails in an open list: the page's only script. The server says that something has changed. */
export const liveScript = `
new EventSource('/stream').addEventListener('message', async () => {
  const answer = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const focused = document.activeElement?.id;
  document.getElementById('mails')?.replaceWith(fresh.getElementById('mails') ?? '');
  if (focused) document.getElementById(focused)?.focus();
  const count = document.getElementById('count');
  if (count) count.textContent = fresh.getElementById('count')?.textContent ?? '';
});
`;
