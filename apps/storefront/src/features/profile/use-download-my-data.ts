import { useSingleFlightMutation } from '@tiffin/web';

/** Downloads a copy of everything stored about the customer. */
export function useDownloadMyData() {
  return useSingleFlightMutation({
    mutationFn: async () => {
      const { fetchMyData } = await import('./my-data.functions.ts');
      return fetchMyData();
    },
    meta: { hasOwnMessage: true },
    onSuccess: (text) => saveFile(`my-data-${new Date().toISOString().slice(0, 10)}.json`, text),
  });
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Safari saves nothing of a link outside the document, nor of one whose file is gone when it comes to it.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
