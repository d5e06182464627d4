import { useSingleFlightMutation } from '@tiffin/web';

/** Downloads a copy of everything stored about the customer. */
export function useDownloadMyData() {
  return useSingleFlightMutation({
    mutationFn: async () => {
      const { fetchMyData } = await import('./my-data.functions.ts');
      return fetchMyData();
    },
    meta: { hasOwnMessage: true },
    onSuccess: (text) => saveFile('my-data.json', text),
  });
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
