const messages: Readonly<Record<number, string>> = {
  400: "Bad Request: The server couldn't understand the request.",
  401: 'Unauthorized: Please log in again.',
  403: "Forbidden: You don't have permission to access this resource.",
  404: "Not Found: The requested resource doesn't exist.",
  409: "Conflict: There's a problem with the current state of the resource.",
  422: 'Validation Error: Please check your input.',
};

/** The global toast's words for a failed request's HTTP status (spec §8, Global failed-request toast). */
export function failedRequestMessage(status: number): string {
  if (status >= 500) return 'Internal Server Error';
  return messages[status] ?? 'Client Error: Something went wrong.';
}

/** Whether a failed request raises the global toast: off the home page and from 401 up (spec §8, first reading). */
export function showsFailedRequestToast({ path, status }: { path: string; status: number }): boolean {
  return path !== '/' && status >= 401;
}
