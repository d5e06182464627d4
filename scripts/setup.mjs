// Runs on whatever Node the machine has before every other script. Plain old JavaScript that Node 12 can read, too: an old
// Node has to get as far as the sentence below; what needs a newer one is loaded after it.
var major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(
    '\n  Tiffin needs Node 20 or newer to begin, and this is ' +
      process.version +
      ': install a newer one (https://nodejs.org), then run the same command again.\n',
  );
  process.exit(1);
}
import('./install.mjs').catch((error) => {
  console.error(error);
  process.exit(1);
});
