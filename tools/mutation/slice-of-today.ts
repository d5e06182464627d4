// Prints the slice of the backend whose turn it is today (UTC), for the nightly mutation test.
import { backendSlices } from './backend-slices.ts';

const names = Object.keys(backendSlices);
const today = Math.floor(Date.now() / 86_400_000);
console.log(names[today % names.length]);
